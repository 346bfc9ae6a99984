#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# meson-build.sh OUTPUT-FOLDER BUILT-FOLDER PRODUCT[,PRODUCT…] SWIFT ARGUMENT…
#
# Runs `swift build` for each product and copies what changed to where meson looks for it.
set -eu

output=$1
built=$2
products=$(echo "$3" | tr ',' ' ')
swift=$4
shift 4

for product in $products; do
    "$swift" build "$@" --product "$product"
    cmp -s "$built/$product" "$output/$product" || cp "$built/$product" "$output/$product"
done
