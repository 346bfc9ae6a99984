# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# Shared by scripts/run and scripts/test: which packages a system needs, installing those it lacks, finding Swift, and
# probing for the optional libraries. To be sourced.

# Oldest Swift that reads the package manifest.
minimum_swift="6.2"

say() {
    printf '%s\n' "$*" >&2
}

# "debian-12", "ubuntu-24.04", "fedora-42", or "unknown".
system_name() {
    if [ -r /etc/os-release ]; then
        (
            # shellcheck source=/dev/null
            . /etc/os-release
            printf '%s-%s\n' "${ID:-unknown}" "${VERSION_ID:-}"
        )
    else
        echo unknown
    fi
}

# Whether the package lists below hold names of this system.
knows_system() {
    case $(system_name) in
    debian-12 | debian-13 | ubuntu-24.04) return 0 ;;
    *) return 1 ;;
    esac
}

# packages GROUP…: the package names of this system, one a line. Groups:
#   required   to build, run and test
#   features   optional libraries of Legible
#   languages  language data: English, and the session's language
#   formats    picture formats beyond those in gdk-pixbuf
#   tests      what scripts/test runs
packages() {
    local group
    for group in "$@"; do
        case $group in
        # The compiler's linker and C++ library, and libncurses6, are for the Swift toolchain.
        required) printf '%s\n' g++ libncurses6 pkg-config libgtk-4-dev libtesseract-dev libzbar-dev ;;
        features)
            printf '%s\n' libphonenumber-dev libzxing-dev liblcms2-dev libadwaita-1-0
            case $(system_name) in
            debian-12) echo libpsl5 ;;
            *) echo libpsl5t64 ;;
            esac
            ;;
        languages)
            echo tesseract-ocr-eng
            language_package
            ;;
        formats)
            printf '%s\n' webp-pixbuf-loader libavif-gdk-pixbuf heif-gdk-pixbuf librsvg2-common
            case $(system_name) in
            debian-12) ;;
            *) echo libheif-plugin-libde265 ;;
            esac
            ;;
        tests)
            printf '%s\n' \
                xvfb xauth dbus at-spi2-core xdotool xclip x11-utils imagemagick openbox pcmanfm \
                python3 python3-gi python3-pil gir1.2-atspi-2.0 gir1.2-gdkpixbuf-2.0 fonts-dejavu-core fontconfig \
                libglib2.0-bin qrencode tesseract-ocr tesseract-ocr-rus \
                desktop-file-utils shared-mime-info appstream gettext man-db groff shellcheck meson ninja-build \
                weston wl-clipboard sway binutils
            ;;
        esac
    done
}

# The package with the language data of the session's locale, if Debian has one and it is not English.
language_package() {
    local locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} code
    case $locale in
    ar*) code=ara ;;
    bg*) code=bul ;;
    ca*) code="cat" ;;
    cs*) code=ces ;;
    da*) code=dan ;;
    de*) code=deu ;;
    el*) code=ell ;;
    es*) code=spa ;;
    et*) code=est ;;
    eu*) code=eus ;;
    fa*) code=fas ;;
    fi*) code=fin ;;
    fr*) code=fra ;;
    gl*) code=glg ;;
    he*) code=heb ;;
    hi*) code=hin ;;
    hr*) code=hrv ;;
    hu*) code=hun ;;
    id*) code=ind ;;
    it*) code=ita ;;
    ja*) code=jpn ;;
    ko*) code=kor ;;
    lt*) code=lit ;;
    lv*) code=lav ;;
    nb* | nn* | no*) code=nor ;;
    nl*) code=nld ;;
    pl*) code=pol ;;
    pt*) code=por ;;
    ro*) code=ron ;;
    ru*) code=rus ;;
    sk*) code=slk ;;
    sl*) code=slv ;;
    sr*) code=srp ;;
    sv*) code=swe ;;
    th*) code=tha ;;
    tr*) code=tur ;;
    uk*) code=ukr ;;
    vi*) code=vie ;;
    zh_TW* | zh_HK*) code=chi-tra ;;
    zh*) code=chi-sim ;;
    *) return 0 ;;
    esac
    echo "tesseract-ocr-$code"
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# install_packages ASSUME_YES GROUP…: installs what is missing of the groups. Asks first only when there is a terminal
# and ASSUME_YES is not "yes". Elsewhere than on the systems above it prints what is needed and goes on.
install_packages() {
    local assume_yes=$1
    shift
    local name missing=() unavailable=() command=(apt-get)
    if ! knows_system; then
        say "This system ($(system_name)) is not one whose package names are known here. On Debian they are:"
        say "  $(packages "$@" | tr '\n' ' ')"
        return 0
    fi
    while read -r name; do
        is_installed "$name" || missing+=("$name")
    done < <(packages "$@")
    [ ${#missing[@]} -eq 0 ] && return 0

    say "These packages are missing and will be installed with apt:"
    say "  ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "Neither root nor sudo is available. Install them as root:"
            say "  apt-get install --no-install-recommends ${missing[*]}"
            return 1
        fi
        command=(sudo apt-get)
    fi
    if [ "$assume_yes" != yes ] && [ -t 0 ]; then
        read -r -p "Go on? [Y/n] " answer
        case $answer in
        '' | [yY]*) ;;
        *)
            say "Nothing was installed."
            return 1
            ;;
        esac
    fi

    # A package list that was never fetched, or an old one, does not know the names.
    "${command[@]}" update -qq || say "The package lists could not be refreshed; trying with those at hand."
    local available=()
    for name in "${missing[@]}"; do
        if apt-cache show "$name" >/dev/null 2>&1; then
            available+=("$name")
        else
            unavailable+=("$name")
        fi
    done
    for name in "${unavailable[@]}"; do
        if packages required | grep -qx "$name"; then
            say "The required package $name is not in apt's lists."
            return 1
        fi
        say "$name is not in apt's lists; going on without it."
    done
    [ ${#available[@]} -eq 0 ] && return 0
    if [ "${command[0]}" = sudo ]; then
        sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${available[@]}" >&2
    else
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${available[@]}" >&2
    fi
}

# Puts a Swift of at least minimum_swift on PATH, or says where to get one.
require_swift() {
    local version oldest
    if ! command -v swift >/dev/null && [ -x "$HOME/.local/share/swiftly/bin/swift" ]; then
        PATH=$HOME/.local/share/swiftly/bin:$PATH
    fi
    if ! command -v swift >/dev/null; then
        say "Swift was not found. Get Swift $minimum_swift or newer at https://www.swift.org/install/linux/"
        return 1
    fi
    if ! version=$(swift --version 2>&1); then
        say "Swift does not start: $version"
        return 1
    fi
    version=$(sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' <<<"$version" | head -n 1)
    oldest=$(printf '%s\n' "$minimum_swift" "${version:-0}" | sort -V | head -n 1)
    if [ "$oldest" != "$minimum_swift" ]; then
        say "Swift ${version:-of an unknown version} is too old. Get Swift $minimum_swift or newer at" \
            "https://www.swift.org/install/linux/"
        return 1
    fi
}

# has_header HEADER: whether a compiler finds it in the system's folders.
has_header() {
    [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ]
}

# The optional libraries of this system as Package.swift takes them in LEGIBLE_FEATURES. Those that are loaded at run
# time are always in: the program looks for them when it starts.
probe_features() {
    local found=adwaita,psl
    has_header phonenumbers/phonenumberutil.h && found=$found,phone
    has_header ZXing/ReadBarcode.h && found=$found,zxing
    has_header lcms2.h && found=$found,lcms
    echo "$found"
}
