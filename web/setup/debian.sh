# Newer Debian packages without touching the system's own: a private apt configuration in the cache
# folder, pointed at the mirror that this machine itself uses. apt checks every signature.
# Sourced after common.sh.

DEBIAN_SUITE=trixie
APT="$CACHE/apt"

private_apt() {
  local program=$1
  shift
  "$program" -q \
    -o Dir::Etc::SourceList=/dev/null \
    -o Dir::Etc::SourceParts="$APT/sources" \
    -o Dir::Etc::Preferences=/dev/null \
    -o Dir::Etc::PreferencesParts=/dev/null \
    -o Dir::State="$APT/state" \
    -o Dir::State::Lists="$APT/lists" \
    -o Dir::State::status="$APT/status" \
    -o Dir::Cache="$APT/cache" \
    -o APT::Sandbox::User="$(id -un)" \
    -o APT::Update::Error-Mode=any \
    -o Acquire::Retries=2 \
    "$@"
}

# The addresses this machine gets its own release from, read from its apt configuration.
mirrors() {
  local codename
  # shellcheck source=/dev/null
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")
  mkdir -p "$APT/nothing/partial"
  # With no lists at hand apt names every address it would fetch, even before the first update.
  apt-get -o Dir::State::Lists="$APT/nothing" -o Debug::NoLocking=1 --print-uris update 2>/dev/null |
    sed -nE "s#^'([^']*)/dists/($codename|stable|oldstable)/InRelease'.*#\1#p" | sort -u
}

# Ready once a mirror gave a package list whose signature holds.
setup_private_apt() {
  local mirror
  [ ! -e "$APT/ready" ] || return 0
  mkdir -p "$APT"/{sources,state,lists/partial,cache/archives/partial}
  : >"$APT/status"
  for mirror in $(mirrors); do
    printf '%s\n' 'Types: deb deb-src' "URIs: $mirror" "Suites: $DEBIAN_SUITE" 'Components: main' \
      'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg' >"$APT/sources/private.sources"
    if private_apt apt-get update; then
      touch "$APT/ready"
      return 0
    fi
  done
  echo "Failed to fetch the package lists of $DEBIAN_SUITE from this machine's mirrors"
  return 1
}

# fetch_packages FOLDER PACKAGE…: the .deb files into FOLDER.
fetch_packages() {
  local folder=$1
  shift
  setup_private_apt || return 1
  mkdir -p "$folder"
  (cd "$folder" && private_apt apt-get download "$@")
}

# use_own_library PART FINAL FOLDERS FILE…: Debian's newer programs need Debian's newer C library.
# These of PART, which will be at FINAL, use the one that came along, and what FOLDERS have. So do the
# libraries with a search path of their own, for which the loader ignores that of the program.
use_own_library() {
  local part=$1 final=$2 folders=$3 library loader file
  shift 3
  library=$(cd "$part" && compgen -G 'usr/lib/*-linux-gnu' | head -n 1)
  loader=$(cd "$part" && compgen -G "$library/ld-linux*.so.*" | head -n 1)
  for file in "$@"; do
    is_elf "$file" || continue
    patchelf --set-interpreter "$final/$loader" --force-rpath \
      --set-rpath "$folders$final/$library" "$file" || return 1
  done
  for file in "$part/$library"/*.so*; do
    is_elf "$file" && [ -n "$(patchelf --print-rpath "$file")" ] || continue
    patchelf --force-rpath --set-rpath "$folders$final/$library" "$file" || return 1
  done
}

is_elf() { [ ! -L "$1" ] && [ "$(head -c 4 "$1" 2>/dev/null | tr -d '\0')" = $'\x7fELF' ]; }

# uses_own_library FOLDER PROGRAM: the loader finds every library of the program in its folder, none in
# the system's, which other machines may lack.
uses_own_library() {
  local folder=$1 program=$2 loader
  loader=$(compgen -G "$folder/usr/lib/*-linux-gnu/ld-linux*.so.*" | head -n 1)
  [ -n "$loader" ] &&
    "$loader" --list "$program" |
    awk -v folder="$folder/" '$2 == "=>" && index($3, folder) != 1 { print; found = 1 } END { exit found }'
}

# fetch_sources FOLDER PACKAGE…: the source tarballs into FOLDER.
fetch_sources() {
  local folder=$1
  shift
  setup_private_apt || return 1
  mkdir -p "$folder"
  (cd "$folder" && private_apt apt-get source --download-only "$@")
}
