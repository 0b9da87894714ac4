# Building with the presets, and putting dist/ together. Sourced after the other pieces.

# Everything that a build needs besides the machine's tools.
install_third_party() {
  with_lock "$CACHE/lock" install_emscripten
  with_lock "$CACHE/lock" install_sources
  with_lock "$CACHE/lock" install_words_reader
}

# build PRESET TARGET…: always configures, a second or so, since what was found on the machine may
# have changed; ninja knows the rest.
build() { with_lock "$ROOT/build/lock-$1" build_preset "$@"; }

build_preset() {
  local preset=$1
  shift
  cd "$ROOT" && cmake --preset "$preset" && cmake --build "build/$preset" --target "$@"
}

# Art and fonts, made anew only when something under assets/ changed.
build_assets() {
  local key
  key=$(cd "$ROOT/assets" && find . -type f -printf '%p %s %T@\n' | sort | sha256sum)
  if [ "$(cat "$ROOT/build/assets.key" 2>/dev/null)" = "$key" ] && [ -d "$ROOT/build/assets" ]; then
    say "art and fonts unchanged"
    return
  fi
  rm -rf "$ROOT/build/assets.part"
  run assets "$ROOT/assets/build" "$ROOT/build/assets.part"
  rm -rf "$ROOT/build/assets"
  mv "$ROOT/build/assets.part" "$ROOT/build/assets"
  echo "$key" >"$ROOT/build/assets.key"
}

# assemble_module FOLDER: the npm package, whole.
assemble_module() {
  rm -rf "$1" &&
    mkdir -p "$1" &&
    cp -R "$ROOT/web/module/." "$ROOT/LICENSE" "$ROOT/build/web/site-module/allfours.wasm" "$1/"
}

# dist/: a plain static folder, exchanged as a whole.
assemble_dist() {
  local part="$ROOT/build/dist.part"
  # Chained: it runs under a lock, where a failing line alone would not stop.
  logged dist node "$SETUP/dist.mjs" "$ROOT" "$part" &&
    assemble_module "$part/npm" &&
    node "$ROOT/web/rules/build.mjs" "$ROOT/build/web/bin/allfours.js" "$part" "${ALLFOURS_ADDRESS:-}" &&
    node "$SETUP/worker.mjs" "$ROOT" "$part" &&
    node "$SETUP/compress.mjs" "$part" "$ROOT/build/compressed" &&
    rm -rf "$ROOT/dist" &&
    mv "$part" "$ROOT/dist" ||
    die "dist/ could not be put together: see that there is free space, and run it again."
}
