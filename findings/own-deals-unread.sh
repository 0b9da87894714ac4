#!/usr/bin/env bash
# Guess: a dealing program that writes PBN and names PBN among the formats that it reads can read its own file.
# Seen (deal 3.1.9, Debian's deal 3.1.9-13): `-I pbn` wants a file name, against the manual, and then stops at the first
# line of a PBN file with `Hand stacking error`. What it takes there is its own format of lines, with bars between the
# hands: of three it gives the second, and ends with the same error. `-I line` reads all of them, and `-I ddline` reads
# what `format/ddline` writes, both from the standard input, as the manual says of all formats.
# To filter a PBN file with it, turn the deals into lines first.
# Needs Debian's deal.
set -euo pipefail
PATH=$PATH:/usr/games
command -v deal >/dev/null || { echo "needs deal"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
formats=/usr/share/deal/format
deal -s 1 -i "$formats/pbn" 3 >deals.pbn
deal -s 1 -l 3 >deals.line
deal -s 1 -i "$formats/ddline" 1 >deals.ddline 2>/dev/null
changed=0
# Reads a file in this format and compares what it says, and how many of its deals come back as lines.
try() {
  local name=$1 expected=$2 input=$3 file=$4
  deal -I "$input" -l <"$file" >out.txt 2>err.txt || true
  local back error=""
  back=$(grep -cFxf out.txt deals.line || true)
  [ -s out.txt ] || back=0
  if grep -q "Hand stacking error" err.txt; then error=", Hand stacking error"; fi
  if grep -q "wrong # args" err.txt; then error=", wrong # args"; fi
  echo "$name: $back deals back$error"
  if [ "$back deals back$error" != "$expected" ]; then
    echo "CHANGED: $name is read in another way"
    changed=1
  fi
}
try "PBN from the standard input" "0 deals back, wrong # args" pbn deals.pbn
try "PBN from a file" "0 deals back, Hand stacking error" "pbn deals.pbn" deals.pbn
try "lines from a file, as PBN" "1 deals back, Hand stacking error" "pbn deals.line" deals.line
try "lines from the standard input" "3 deals back" line deals.line
try "lines with tricks from the standard input" "1 deals back" ddline deals.ddline
grep -q '^\[Deal "N:' deals.pbn || { echo "CHANGED: the file has no deals in PBN"; changed=1; }
exit $changed
