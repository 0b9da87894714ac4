#!/usr/bin/env bash
# Guess: a score below zero is spoken with the word for minus, in every language of the synthesizer.
# Seen (eSpeak NG 1.51, Debian's espeak-ng 1.51+dfsg-10+deb12u2): in English and German yes. In French
# "-2" is spoken exactly as "2", and the sign U+2212 as the English word "minus", in the English voice.
# "+2" is right in all three, and so is a written "moins 2".
# A score for French ears needs the word: no sign gives it.
# Needs Debian's espeak-ng.
set -euo pipefail
export LC_ALL=C.UTF-8
command -v espeak-ng >/dev/null || { echo "needs espeak-ng"; exit 2; }
espeak-ng --version
changed=0
spoken() { espeak-ng -q --ipa -v "$1" -- "$2" | tr '\n' ' ' | sed 's/^ *//; s/ *$//'; }
for language in en de fr; do
  plain=$(spoken "$language" 2)
  hyphen=$(spoken "$language" -2)
  sign=$(spoken "$language" −2)
  plus=$(spoken "$language" +2)
  echo "$language: 2 [$plain], -2 [$hyphen], −2 [$sign], +2 [$plus]"
  [[ "$plus" == *"$plain" && "$plus" != "$plain" ]] || changed=1
  if [ "$language" = fr ]; then
    [ "$hyphen" = "$plain" ] && [[ "$sign" == "(en)"*"(fr) $plain" ]] || changed=1
  else
    [ "$hyphen" = "$sign" ] && [ "$hyphen" != "$plain" ] && [[ "$sign" != *"("* ]] || changed=1
  fi
done
words=$(spoken fr "moins 2")
echo "fr: moins 2 [$words]"
[[ "$words" != *"(en)"* && "$words" != "$(spoken fr 2)" ]] || changed=1
exit "$changed"
