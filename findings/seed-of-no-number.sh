#!/usr/bin/env bash
# Guess: a dealing program that wants a number as its seed gives each number its own deals, 0 too, and refuses a word.
# Seen (dealer 20211121, Debian's dealer 20211121+ds-1): the seed 0 gives the deals of the seed 1, and so does each
# word. Multiples of 4294967296 are 0, and so on. There is no error; a PBN file names the seed 0. (deal 3.1.9,
# Debian's deal 3.1.9-13): 0 has deals of its own, but a word is 0, and large numbers begin anew at the same place.
# Whoever numbers evenings from 0, or takes a name for the seed, deals the same boards twice.
# Needs Debian's dealer and deal.
set -euo pipefail
PATH=$PATH:/usr/games
command -v dealer >/dev/null && command -v deal >/dev/null || { echo "needs dealer and deal"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'produce 3\naction printoneline\n' >lines
by_dealer() { dealer -v -s "$1" lines 2>/dev/null | md5sum; }
by_deal() { deal -s "$1" -l 3 2>/dev/null | md5sum; }
# Names for each seed the first one in the list with the same deals.
same_as() {
  local program=$1 seen="" seed other
  shift
  for seed in "$@"; do
    for other in "$@"; do
      [ "$("$program" "$seed")" = "$("$program" "$other")" ] && break
    done
    seen="$seen $seed=$other"
  done
  echo "$seen"
}
seeds=(0 1 2 3 65537 4294967296 4294967297 4294967298 monday tuesday)
dealer_seen=$(same_as by_dealer "${seeds[@]}")
deal_seen=$(same_as by_deal "${seeds[@]}")
echo "dealer:$dealer_seen"
echo "deal:$deal_seen"
if [ "$dealer_seen" != " 0=0 1=0 2=2 3=3 65537=65537 4294967296=0 4294967297=0 4294967298=2 monday=0 tuesday=0" ] ||
  [ "$deal_seen" != " 0=0 1=1 2=2 3=3 65537=65537 4294967296=0 4294967297=1 4294967298=2 monday=0 tuesday=0" ]; then
  echo "CHANGED: other seeds have the same deals"
  exit 1
fi
