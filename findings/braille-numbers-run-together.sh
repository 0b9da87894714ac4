#!/usr/bin/env bash
# Guess: a space between two numbers stays a space in braille.
# Seen (liblouis 3.24.0, Debian's liblouis-bin 3.24.0-1): both tables of Unified English Braille write the sign
# that parts the thousands of one number (dot 5), and the second number has no number sign. The cards 10 9 8 7
# become one number of four parts, and in "AKJ10 852 QJ9 A63" the ten of one suit runs into the next suit, while
# the other suits stay apart. A score of "3 100" reads as three thousand one hundred.
# American, German and French tables keep the space. Commas, or signs or names of suits between, help.
# Needs Debian's liblouis-bin.
set -euo pipefail
export LC_ALL=C.UTF-8
command -v lou_translate >/dev/null || { echo "needs liblouis-bin"; exit 2; }
lou_translate --version | head -1
changed=0
cells() { printf '%s\n' "$2" | lou_translate -f "unicode.dis,$1"; }
for table in en-ueb-g1.ctb en-ueb-g2.ctb en-us-g2.ctb de-g2.ctb fr-bfu-g2.ctb; do
  for text in "10 9 8 7" "AKJ10 852 QJ9 A63" "3 100" "10, 9, 8, 7"; do
    written=$(cells "$table" "$text")
    spaces=$(printf '%s' "$written" | grep -o '⠀' | wc -l || true)
    echo "$table: $text [$written], $spaces spaces"
    case "$table $text" in
      "en-ueb-"*" 10 9 8 7" | "en-ueb-"*" 3 100") expected=0 ;;
      "en-ueb-"*" AKJ10 "*) expected=2 ;;
      *" 3 100") expected=1 ;;
      *) expected=3 ;;
    esac
    [ "$spaces" = "$expected" ] || changed=1
  done
done
[ "$(cells en-ueb-g2.ctb "3 100")" = "⠼⠉⠐⠁⠚⠚" ] || changed=1
exit "$changed"
