#!/usr/bin/env bash
# Guess: ♠ ♥ ♦ ♣ are four different signs of a cell or two in every braille table.
# Seen (liblouis 3.24.0, Debian's liblouis-bin 3.24.0-1): none of four tables knows all four signs. The
# contracted English and German tables write the number of the character in eight cells, so J♣ fills
# ten or more; the contracted French table writes a blank cell for each suit; American computer braille
# gives ♦ and ♣ the same cell, and ♠ and ♥ eight cells.
# On a braille display a hand in signs cannot be read in French at all. Names of cards can be.
# Needs Debian's liblouis-bin.
set -euo pipefail
export LC_ALL=C.UTF-8
command -v lou_translate >/dev/null || { echo "needs liblouis-bin"; exit 2; }
lou_translate --version | head -1
changed=0
cells() { printf '%s\n' "$2" | lou_translate -f "unicode.dis,$1"; }
for table in en-ueb-g2.ctb de-g2.ctb fr-bfu-g2.ctb en-us-comp8-ext.utb; do
  signs=()
  for suit in ♠ ♥ ♦ ♣; do signs+=("$(cells "$table" "$suit")"); done
  different=$(printf '%s\n' "${signs[@]}" | sort -u | wc -l)
  echo "$table: [${signs[*]}], $different different; J♣ [$(cells "$table" "J♣")]; clubs [$(cells "$table" clubs)]"
  case "$table" in
    fr-*) [ "$different" = 1 ] && [ "${signs[0]}" = "⠀" ] || changed=1 ;;
    en-us-*) [ "$different" = 3 ] && [ "${signs[2]}" = "${signs[3]}" ] && [ "${#signs[2]}" = 1 ] || changed=1 ;;
    *) [ "$different" = 4 ] && [ "${#signs[0]}" = 8 ] && [ "${#signs[3]}" = 8 ] || changed=1 ;;
  esac
done
exit "$changed"
