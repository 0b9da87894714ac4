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
  have apt-get || die "the sources of SDL2 and Dear ImGui come from Debian's archive and this machine has no apt-get: unpack the two archives named in web/setup/sources.sha256 into $SOURCES/sdl2 and $SOURCES/imgui."
  run sources fetch_and_unpack
}

fetch_and_unpack() {
  local part="$SOURCES.part" archive
  rm -rf "$part" || return 1
  fetch_sources "$part" libsdl2 imgui || return 1
  (cd "$part" && sha256sum --check "$SETUP/sources.sha256") || return 1
  for archive in sdl2 imgui; do
    mkdir "$part/$archive" || return 1
    tar -x -C "$part/$archive" --strip-components=1 --no-same-owner \
      -f "$part"/*"$archive"_*.orig.tar.* || return 1
  done
  rm -f "$part"/*.tar.* "$part"/*.dsc || return 1
  mv "$part" "$SOURCES"
}
