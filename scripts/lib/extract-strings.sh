#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# extract-strings.sh POTFILES POT: writes the list of files that hold text for translators, and the template made of
# them. xgettext knows no Swift; its Vala reader takes the one-line literals that localized() is given.
set -eu

cd "$(dirname "$0")/../.."
potfiles=$1
pot=$2
export LC_ALL=C.UTF-8

swift_files() {
    grep -rlE --include='*.swift' '\b(localized|localizedPlural|PresentationText)\(\s*("|$)' Sources | sort
}

{
    echo '# SPDX-License-Identifier: Apache-2.0'
    echo '# Written by scripts/update-po.'
    printf '%s\n' data/app.legible.Legible.desktop.in data/app.legible.Legible.gschema.xml \
        data/app.legible.Legible.metainfo.xml.in
    swift_files || true
} >"$potfiles"

common="--from-code=UTF-8 --add-location=file --add-comments=TRANSLATORS --package-name=Legible --copyright-holder=Legible"
# shellcheck disable=SC2086 # options are words
{
    xgettext $common -o "$pot" data/app.legible.Legible.desktop.in data/app.legible.Legible.gschema.xml \
        data/app.legible.Legible.metainfo.xml.in
    swift_files | xgettext $common -L Vala --keyword= --keyword=localized:1 --keyword=localizedPlural:1,2 \
        --keyword=PresentationText:1 -f - --join-existing -o "$pot"
}
sed -e '/^"POT-Creation-Date:/d' -e '1,/^#$/c\
# Text of Legible for translators. Written by scripts/update-po.\
# SPDX-License-Identifier: Apache-2.0\
#' "$pot" >"$pot.new"
mv "$pot.new" "$pot"
