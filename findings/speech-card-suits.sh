#!/usr/bin/env bash
# Guess: of the four card suits a speech server names all or none, and each by its own name.
# Seen (Speech Dispatcher 0.11.4 of Debian 12): at the level "none" of punctuation ♣ and ♦ vanish from
# the text, and ♥ and ♠ become words. The list of emojis names all four at every level, but the list of
# symbols, which counts first, has ♣ and ♦ alone, from the level "some" on, and removes them below it.
# There English says "black club" beside "heart suit", and French calls both a club and a diamond
# "carreau noir", a black diamond.
# A page that is heard says the suits in words.
# Needs Debian's speech-dispatcher, with spd-say.
set -euo pipefail
for tool in speech-dispatcher spd-say; do command -v "$tool" >/dev/null || { echo "needs $tool"; exit 2; }; done
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cat >"$folder/speechd.conf" <<CONF
LogLevel 1
LogDir "$folder"
SymbolsPreproc "char"
SymbolsPreprocFile "symbols.dic"
SymbolsPreprocFile "emojis.dic"
AddModule "scribe" "$folder/scribe" "" "$folder/scribe.log"
DefaultModule scribe
CONF
# A voice that writes down what it is given: the server's module protocol.
cat >"$folder/scribe" <<MODULE
#!/usr/bin/env bash
block() { while read -r line && [ "\$line" != . ]; do printf '%s\n' "\$line"; done; }
while read -r command; do
  case \$command in
    INIT) printf '299-ready\n299 OK LOADED SUCCESSFULLY\n' ;;
    AUDIO) echo '207 OK RECEIVING AUDIO SETTINGS'; block >/dev/null; echo '203 OK AUDIO INITIALIZED' ;;
    LOGLEVEL) echo '207 OK RECEIVING LOGLEVEL SETTINGS'; block >/dev/null; echo '203 OK LOG LEVEL SET' ;;
    SET) echo '203 OK RECEIVING SETTINGS'; block >/dev/null; echo '203 OK SETTINGS RECEIVED' ;;
    'LIST VOICES') printf '200-one\tnone\tnone\n200 OK VOICE LIST SENT\n' ;;
    SPEAK) echo '202 OK RECEIVING MESSAGE'; block >>"$folder/heard"
      printf '200 OK SPEAKING\n701 BEGIN\n702 END\n' ;;
    QUIT) echo '210 OK QUIT'; exit ;;
  esac
done
MODULE
chmod +x "$folder/scribe"
export SPEECHD_ADDRESS="unix_socket:$folder/socket" XDG_RUNTIME_DIR="$folder" HOME="$folder"
speech-dispatcher -s -C "$folder" -c unix_socket -S "$folder/socket" -P "$folder/pid" >/dev/null 2>&1 &
server=$!
for _ in $(seq 50); do
  [ -S "$folder/socket" ] && break
  sleep 0.2
done
seen=$(for language in en de fr; do
  for level in none some; do
    : >"$folder/heard"
    timeout 10 spd-say -w -m "$level" -l "$language" "♣, ♦, ♥, ♠"
    echo "$language, $level:$(sed 's/<[^>]*>//g' "$folder/heard" | tr -s '\n ' ' ' | sed 's/ *, */,/g; s/ $//')"
  done
done)
echo "$seen"
diff - <(echo "$seen") <<SEEN
en, none:,,heart suit,spade suit
en, some: black club,black diamond,heart suit,spade suit
de, none:,,Herz,Pik
de, some: Schwarzes Kreuz,Karo,Herz,Pik
fr, none:,,cœur cartes,pique
fr, some: carreau noir,Carreau noir,cœur cartes,pique
SEEN
