#!/usr/bin/env bash
# Guess: A♠ is spoken as the letter A and the suit, as K♠ is the letter K and the suit.
# Seen (eSpeak NG 1.51, Debian's espeak-ng 1.51+dfsg-10+deb12u2): the English voice takes a capital A
# before a suit sign, or before "of spades", for the article and says "a spade suit", with the weak
# vowel. K, Q and J are letters there. Alone or before a comma A is the letter; German and French say
# the letter everywhere.
# A listener hears of some spade, and not of the highest one. "Ace" has to be written out.
# Needs Debian's espeak-ng.
set -euo pipefail
export LC_ALL=C.UTF-8
command -v espeak-ng >/dev/null || { echo "needs espeak-ng"; exit 2; }
espeak-ng --version
changed=0
spoken() { espeak-ng -q --ipa -v "$1" -- "$2" | tr '\n' ' ' | sed 's/^ *//; s/ *$//'; }
for language in en de fr; do
  for rank in A K; do
    letter=$(spoken "$language" "$rank, $rank")
    letter=${letter%% *}
    card=$(spoken "$language" "$rank♠")
    sentence=$(spoken "$language" "$rank of spades")
    echo "$language: $rank alone [$letter], $rank♠ [$card], $rank of spades [$sentence]"
    is_letter=no
    [ "${card%% *}" = "$letter" ] && is_letter=yes
    case "$language$rank$is_letter" in
      enAno) [ "${card%% *}" = ɐ ] && [ "${sentence%% *}" = ɐ ] || changed=1 ;;
      enKyes | deKyes | frKyes | deAyes) ;;
      frAyes | frAno) [[ "${card%% *}" == *a ]] || changed=1 ;;
      *) changed=1 ;;
    esac
  done
done
exit "$changed"
