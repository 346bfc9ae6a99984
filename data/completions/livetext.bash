# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash

_livetext() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    # "--format=json" arrives as three words: --format, =, json.
    if [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    elif [[ $current == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 1]}
        current=
    fi
    case $previous in
    --format | -f)
        mapfile -t COMPREPLY < <(compgen -W "text json hocr tsv" -- "$current")
        return
        ;;
    --languages | -l | --language | --region | -r | --reference-date)
        return
        ;;
    esac
    if ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "recognize codes payload detect --help --version" -- "$current")
    elif [[ ${COMP_WORDS[1]} == detect ]]; then
        mapfile -t COMPREPLY < <(compgen -W "--format --language --region --reference-date --json-lines --help" -- "$current")
    elif [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "--format --languages --page-pass-only --timings --json-lines --help" -- "$current")
    else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}

complete -F _livetext livetext
