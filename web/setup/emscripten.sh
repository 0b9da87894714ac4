# Emscripten at the pinned version: the machine's own, else a private copy of Debian's, else emsdk's.
# The order is the same as in emscripten.cmake. Sourced after common.sh and debian.sh.

EMSCRIPTEN_DEBIAN="$CACHE/emscripten-$EMSCRIPTEN_VERSION"
EMSCRIPTEN_EMSDK="$CACHE/emsdk-$EMSCRIPTEN_VERSION"

# Of the packages that Debian's emscripten depends on, the ones its compiler really runs.
EMSCRIPTEN_PACKAGES=(emscripten binaryen clang-19 lld-19 llvm-19 llvm-19-linker-tools libllvm19
  libclang-cpp19 libclang-common-19-dev libc6 libstdc++6 libgcc-s1 zlib1g libzstd1 libxml2 libedit2
  libffi8 libtinfo6 libbsd0 libmd0 liblzma5 libicu76 libz3-4 libgmp10 libpfm4 node-acorn)

# The folder with emcc in it, of the pinned version, or nothing.
emscripten_root() {
  local folder
  for folder in \
    "$(dirname "$(readlink -f "$(command -v emcc 2>/dev/null || echo /)")")" \
    "${EMSDK:-/nowhere}/upstream/emscripten" \
    "$EMSCRIPTEN_DEBIAN/usr/share/emscripten" \
    "$EMSCRIPTEN_EMSDK/upstream/emscripten"; do
    if [ "$(tr -d '"[:space:]' 2>/dev/null <"$folder/emscripten-version.txt")" = "$EMSCRIPTEN_VERSION" ]; then
      echo "$folder"
      return
    fi
  done
}

install_emscripten() {
  local found
  [ ! -d "$EMSCRIPTEN_DEBIAN" ] || is_whole_copy || rm -rf "$EMSCRIPTEN_DEBIAN"
  found=$(emscripten_root)
  if [ -n "$found" ]; then
    say "$EMSCRIPTEN_VERSION in $found"
    return
  fi
  [ -z "${EMSDK:-}" ] ||
    say "EMSDK is $EMSDK, where upstream/emscripten is not $EMSCRIPTEN_VERSION: emsdk install $EMSCRIPTEN_VERSION"
  need_space "$CACHE" 2500
  mkdir -p "$LOGS"
  if have apt-get; then
    say "fetching a private copy of $EMSCRIPTEN_VERSION (about 300 MB), the system stays as it is"
    if emscripten_from_debian >"$LOGS/emscripten.log" 2>&1; then return; fi
    say "not from the package mirror; trying emsdk"
  fi
  if have git && emscripten_from_emsdk >"$LOGS/emsdk.log" 2>&1; then return; fi
  local log="$LOGS/emscripten.log"
  [ -e "$log" ] || log="$LOGS/emsdk.log"
  [ -e "$log" ] || die "Emscripten $EMSCRIPTEN_VERSION is missing and there is neither apt-get nor git to fetch it: install emsdk $EMSCRIPTEN_VERSION and set EMSDK."
  tail -n 5 "$log" >&2
  die "Emscripten $EMSCRIPTEN_VERSION could not be fetched (or install it with emsdk and set EMSDK): $(reason "$log")."
}

emscripten_from_debian() {
  local debs="$CACHE/emscripten-debs" part="$EMSCRIPTEN_DEBIAN.part" deb
  rm -rf "$part" || return 1
  fetch_packages "$debs" "${EMSCRIPTEN_PACKAGES[@]}" || return 1
  mkdir -p "$part" || return 1
  for deb in "$debs"/*.deb; do
    # Left out: libraries for threads, sanitizers and 64-bit memory, Emscripten's own tests: 1 GB.
    dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$part" --no-same-owner \
      --exclude='*/emscripten/test' --exclude='*-emscripten/*-mt*.a' --exclude='*-emscripten/*-ww*.a' \
      --exclude='*-emscripten/*-asan*.a' --exclude='*-emscripten/pic' --exclude='*-emscripten/lto-pic' \
      --exclude='*/wasm64-emscripten' --exclude='*/share/doc' || return 1
  done
  make_emscripten_private "$part" || return 1
  mv "$part" "$EMSCRIPTEN_DEBIAN" && rm -rf "$debs"
  [ -n "$(emscripten_root)" ] && is_whole_copy
}

# The private copy needs nothing of the system.
is_whole_copy() {
  uses_own_library "$EMSCRIPTEN_DEBIAN" "$EMSCRIPTEN_DEBIAN/usr/lib/llvm-19/bin/clang" >/dev/null 2>&1 &&
    uses_own_library "$EMSCRIPTEN_DEBIAN" "$EMSCRIPTEN_DEBIAN/usr/bin/wasm-opt" >/dev/null 2>&1
}

make_emscripten_private() {
  local part=$1 final=$EMSCRIPTEN_DEBIAN
  use_own_library "$part" "$final" "$final/usr/lib/llvm-19/lib:" \
    "$part"/usr/lib/llvm-19/bin/* "$part"/usr/bin/wasm-* || return 1
  ln -sfn ../nodejs "$part/usr/share/emscripten/node_modules" || return 1
  printf '%s\n' "LLVM_ROOT = '$final/usr/lib/llvm-19/bin'" "BINARYEN_ROOT = '$final/usr'" \
    "NODE_JS = '$(command -v node)'" "CACHE = '$final/usr/share/emscripten/cache'" \
    'FROZEN_CACHE = True' >"$part/usr/share/emscripten/.emscripten"
}

emscripten_from_emsdk() {
  local part="$EMSCRIPTEN_EMSDK.part"
  rm -rf "$part"
  git clone --quiet --depth 1 --branch "$EMSCRIPTEN_VERSION" \
    https://github.com/emscripten-core/emsdk.git "$part" || return 1
  "$part/emsdk" install "$EMSCRIPTEN_VERSION" && "$part/emsdk" activate "$EMSCRIPTEN_VERSION" || return 1
  mv "$part" "$EMSCRIPTEN_EMSDK"
  [ -n "$(emscripten_root)" ]
}
