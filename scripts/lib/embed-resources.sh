#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Writes the Swift files of the EmbedResources plugin.
#
#   embed-resources.sh version VERSION-FILE OUTPUT.swift
#   embed-resources.sh resources RESOURCE-FOLDER DATA-FOLDER OUTPUT.swift
#
# RESOURCE-FOLDER holds resources.gresource.xml. A bundle that lists gschemas.compiled gets the schemas of DATA-FOLDER.
set -eu

need() {
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "error: $1 was not found; install $2" >&2
        exit 1
    fi
}

mode=$1
case $mode in
version)
    version_file=$2
    output=$3
    read -r version <"$version_file"
    cat >"$output" <<SWIFT
nonisolated enum BuildInfo {
    /// Version of the project, from data/VERSION.
    static let version = "$version"
}
SWIFT
    ;;
resources)
    folder=$2
    data=$3
    output=$4
    need glib-compile-resources libglib2.0-dev-bin
    manifest=$folder/resources.gresource.xml
    work=$(dirname "$output")
    if grep -q 'gschemas\.compiled' "$manifest"; then
        need glib-compile-schemas libglib2.0-dev-bin
        glib-compile-schemas --strict --targetdir="$work" "$data"
    fi
    bundle=$work/resources.gresource
    glib-compile-resources --sourcedir="$folder" --sourcedir="$work" --target="$bundle" "$manifest"
    {
        printf '%s\n' 'nonisolated enum EmbeddedResources {' \
            '    /// The GResource bundle, base64.'
        printf '    static let base64: StaticString = "%s"\n}\n' "$(base64 -w0 "$bundle")"
    } >"$output"
    ;;
*)
    echo "error: unknown mode '$mode'" >&2
    exit 2
    ;;
esac
