# The reader of the texts' format, the npm package @fluent/syntax, in the cache folder: what
# src/words/compile.mjs reads with. Pinned by src/words/package-lock.json. Sourced after common.sh.

# The same rule as in src/words/fluent.mjs and web/setup/cache.cmake.
FLUENT="$CACHE/fluent-$(sha256sum "$ROOT/src/words/package-lock.json" | head -c 12)"

install_words_reader() {
  if [ -d "$FLUENT" ]; then
    say "the reader of the texts in $FLUENT"
    return
  fi
  run fluent fetch_words_reader
}

fetch_words_reader() {
  local part="$FLUENT.part"
  rm -rf "$part" && mkdir -p "$part" || return 1
  cp "$ROOT/src/words/package.json" "$ROOT/src/words/package-lock.json" "$part/" || return 1
  (cd "$part" && npm ci --ignore-scripts --no-audit --no-fund) || return 1
  mv "$part" "$FLUENT"
}
