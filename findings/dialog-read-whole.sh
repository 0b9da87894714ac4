#!/usr/bin/env bash
# Guess: when a modal dialog opens and its heading takes the focus, a screen reader says the heading.
# Seen (Firefox ESR 153): Orca 48 of Debian 13 first reads the text of the whole dialog in one go, the words
# of neighbouring controls run together; then it says the heading. Orca 43 of Debian 12 says nothing at
# all: the page behind the dialog has left the accessibility tree with the button in it, Orca moves to
# the first text without a word, and there the focus finds it. If the heading has an element in it,
# such as `strong`, Orca 43 says it.
# The dialog of a page that is heard keeps each control in a paragraph of its own, which parts the words; a
# `div` does not always, since Firefox leaves it out of the tree if it has no text of its own.
# Needs Debian's orca, speech-dispatcher, dbus-daemon, dbus-bin, at-spi2-core, firefox-esr, xvfb and xdotool,
# of Debian 12 or 13. One Orca runs for one person at a time.
set -euo pipefail
for tool in orca speech-dispatcher dbus-daemon dbus-send firefox-esr Xvfb xdotool; do
  command -v "$tool" >/dev/null || { echo "needs $tool"; exit 2; }
done
folder=$(mktemp -d)
started=()
trap 'for one in "${started[@]}"; do kill "$one" 2>/dev/null || true; done; sleep 2; rm -rf "$folder" || true' EXIT
mkdir "$folder"/{home,runtime,profile}
export HOME="$folder/home" XDG_RUNTIME_DIR="$folder/runtime" SPEECHD_ADDRESS="unix_socket:$folder/socket"
export LC_ALL=C.UTF-8 GSETTINGS_BACKEND=memory GNOME_ACCESSIBILITY=1
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME

# A voice that writes down what it is given: the module protocol of Speech Dispatcher.
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
    SPEAK | CHAR | KEY) echo '202 OK RECEIVING MESSAGE'; block >>"$folder/heard"
      printf '200 OK SPEAKING\n701 BEGIN\n702 END\n' ;;
    QUIT) echo '210 OK QUIT'; exit ;;
  esac
done
MODULE
chmod +x "$folder/scribe"
printf '%s\n' 'LogLevel 1' "LogDir \"$folder\"" "AddModule \"scribe\" \"$folder/scribe\" \"\" \"$folder/log\"" \
  'DefaultModule scribe' >"$folder/speechd.conf"
cat >"$folder/page.html" <<'HTML'
<!doctype html><html lang="en"><meta charset="utf-8"><title>Page for Orca</title>
<button onclick="plain.showModal(); one.focus()">First</button>
<button onclick="inner.showModal(); two.focus()">Second</button>
<dialog id="plain" aria-labelledby="one"><h2 id="one" tabindex="-1">Choices</h2>
  <fieldset><legend>Pack</legend><label><input type="radio" name="a">red</label><label><input type="radio" name="a">blue</label></fieldset>
  <label>Speed<input type="range"></label></dialog>
<dialog id="inner" aria-labelledby="two"><h2 id="two" tabindex="-1"><strong>Wishes</strong></h2>
  <fieldset><legend>Pack</legend><label><input type="radio" name="b">red</label><label><input type="radio" name="b">blue</label></fieldset>
  <label>Speed<input type="range"></label></dialog></html>
HTML
printf 'user_pref("accessibility.force_disabled", -1);\nuser_pref("termsofuse.acceptedVersion", 999);\n' \
  >"$folder/profile/user.js"
echo 'user_pref("browser.aboutwelcome.enabled", false);' >>"$folder/profile/user.js"

mkfifo "$folder/display" "$folder/bus"
Xvfb -displayfd 3 -screen 0 1000x700x24 -nolisten tcp 3>"$folder/display" >/dev/null 2>&1 & started+=($!)
DISPLAY=":$(head -n 1 "$folder/display")"
dbus-daemon --session --print-address=3 --nofork --nopidfile 3>"$folder/bus" >/dev/null 2>&1 & started+=($!)
DBUS_SESSION_BUS_ADDRESS=$(head -n 1 "$folder/bus")
export DISPLAY DBUS_SESSION_BUS_ADDRESS
dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set \
  string:org.a11y.Status string:IsEnabled variant:boolean:true >/dev/null
speech-dispatcher -s -C "$folder" -c unix_socket -S "$folder/socket" -P "$folder/pid" >/dev/null 2>&1 & started+=($!)
sleep 2
: >"$folder/heard"
orca >/dev/null 2>&1 & started+=($!)
sleep 8
firefox-esr --profile "$folder/profile" --new-instance --no-remote "file://$folder/page.html" >/dev/null 2>&1 & started+=($!)
for _ in $(seq 60); do
  window=$(xdotool search --onlyvisible --name 'Page for Orca' 2>/dev/null | tail -n 1) && [ -n "$window" ] && break
  sleep 1
done
xdotool windowfocus "$window"
sleep 15
# What is said of a dialog that opens: key… of xdotool; without the name of the key.
said() {
  : >"$folder/heard"
  xdotool key "$@"
  sleep 6
  sed 's/<[^>]*>//g' "$folder/heard" | tr -s '\n ' ' ' | sed -E 's/^ ?[Rr]eturn ?//; s/ $//'
}
xdotool key Tab
sleep 3
plain=$(said Return)
xdotool key Escape
sleep 3
xdotool key Tab
sleep 3
inner=$(said Return)
version=$(orca --version | grep -oE '[0-9]+' | head -n 1)
printf 'Orca %s, text alone: %s\nOrca %s, with an element: %s\n' "$version" "$plain" "$version" "$inner"
case $version in
  43) [ -z "$plain" ] && [[ $inner = Wishes* ]] ;;
  48) [[ $plain = *redblue*Choices* ]] ;;
  *) echo "seen with Orca 43 and 48 only"; exit 2 ;;
esac
