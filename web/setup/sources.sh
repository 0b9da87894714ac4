# The sources of SDL2 and Dear ImGui, unpacked into the cache folder; CMake compiles them with the
# project's own settings (third_party.cmake). Sourced after common.sh and debian.sh.

# Unpacked as "$CACHE/sources-<key>", where the key changes with the pinned checksums.
SOURCES="$CACHE/sources-$(sha256sum "$SETUP/sources.sha256" | head -c 12)"

install_sources() {
  if [ -d "$SOURCES" ]; then
    say "SDL2 and Dear ImGui in $SOURCES"
    return
  fi
  need_space "$CACHE" 300
  have apt-get || have_archives ||
    die "the sources of SDL2 and Dear ImGui come from Debian's archive, and there is no apt-get here to fetch them: put these into $CACHE and run it again:$(archive_addresses)"
  run sources fetch_and_unpack
}

# The names of the two archives.
archives() { awk '{ print $2 }' "$SETUP/sources.sha256"; }

# Did somebody put them into the cache folder?
have_archives() {
  local archive
  for archive in $(archives); do
    [ -f "$CACHE/$archive" ] || return 1
  done
}

archive_addresses() {
  local archive package
  for archive in $(archives); do
    package=${archive%%_*}
    [[ $package == lib* ]] && package="${package:0:4}/$package" || package="${package:0:1}/$package"
    printf '\n  pool/main/%s/%s' "$package" "$archive"
  done
}

copy_archives() {
  local archive
  mkdir -p "$1" || return 1
  for archive in $(archives); do
    cp "$CACHE/$archive" "$1/" || return 1
  done
}

fetch_and_unpack() {
  local part="$SOURCES.part" archive
  rm -rf "$part" || return 1
  if have_archives; then
    copy_archives "$part" || return 1
  else
    fetch_sources "$part" libsdl2 imgui || return 1
  fi
  (cd "$part" && sha256sum --check "$SETUP/sources.sha256") || return 1
  for archive in sdl2 imgui; do
    mkdir "$part/$archive" || return 1
    tar -x -C "$part/$archive" --strip-components=1 --no-same-owner \
      -f "$part"/*"$archive"_*.orig.tar.* || return 1
  done
  rm -f "$part"/*.tar.* "$part"/*.dsc || return 1
  mv "$part" "$SOURCES"
}
