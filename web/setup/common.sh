# Shared by web/play and tests/run: words on the screen, failing with one sentence, locks, logs.
# Sourced, not run. Wants bash with `set -euo pipefail`.

PROGRAM=${PROGRAM:-$(basename "$0")}
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
SETUP="$ROOT/web/setup"
CACHE=${ALLFOURS_CACHE:-${XDG_CACHE_HOME:-${HOME:?HOME is not set}/.cache}/allfours}
LOGS="$ROOT/build/logs"
EMSCRIPTEN_VERSION=$(<"$ROOT/emsdk-version.txt")

STEP=0
STEPS=0
STEP_START=

# The one sentence a person reads when something is missing; a second run carries on from there.
die() {
  printf '\n%s: %s\n' "$PROGRAM" "$1" >&2
  exit "${2:-1}"
}

usage_error() { die "$1 (see --help)" 2; }

have() { command -v "$1" >/dev/null 2>&1; }

step() {
  step_end
  STEP=$((STEP + 1))
  STEP_START=$SECONDS
  printf '[%d/%d] %s\n' "$STEP" "$STEPS" "$1"
}

step_end() {
  [ -z "$STEP_START" ] || printf '      %d s\n' $((SECONDS - STEP_START))
  STEP_START=
}

say() { printf '      %s\n' "$1"; }

# Why a logged command failed, as far as its output tells.
reason() {
  local log=$1 full
  # Linkers that write through a memory map die without a word when the disk is full.
  full=$(df -Pm "$ROOT" "$CACHE" 2>/dev/null | awk 'NR > 1 && $4 < 20 { print "yes"; exit }')
  if [ -n "$full" ] || grep -qiE 'no space left|not enough free space|ENOSPC' "$log"; then
    echo "the disk is full: free some space and run it again"
  elif grep -qiE 'could not resolve|temporary failure (in name|resolving)|unable to connect|cannot initiate the connection|failed to fetch (https?:|the package lists)|network is unreachable|connection (failed|refused|timed out)|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ENETUNREACH|ETIMEDOUT' "$log"; then
    echo "the network did not answer: check the connection and run it again, it carries on from here"
  elif grep -qiE 'could not get lock|unable to acquire the dpkg' "$log"; then
    echo "another program is installing packages: wait for it and run it again"
  elif grep -qiE 'permission denied|EACCES|are you root' "$log"; then
    echo "writing was not permitted: check who owns $CACHE and $ROOT"
  else
    echo "see the lines above, all of them in ${log#"$ROOT"/}"
  fi
}

# logged NAME COMMAND…: quiet while it goes well; its last lines when not.
logged() {
  local log="$LOGS/$1.log"
  shift
  mkdir -p "$LOGS" 2>/dev/null || die "cannot write to $ROOT/build: check its owner and free space."
  # A subshell, so that an exit in there does not end us with its words unread.
  if ! ("$@") >"$log" 2>&1 </dev/null; then
    # Without ninja's progress, which would hide what went wrong.
    grep -vE '^\[[0-9]+/[0-9]+\] ' "$log" | tail -n 60 >&2 || true
    return 1
  fi
}

# run NAME COMMAND…: the same, and the end if it fails.
run() { logged "$@" || die "$1 failed: $(reason "$LOGS/$1.log")."; }

# with_lock FILE COMMAND…: one at a time, so that two runs do not build into each other.
with_lock() {
  local file=$1 status=0
  shift
  mkdir -p "$(dirname "$file")" 2>/dev/null || die "cannot write to $(dirname "$file"): check its owner and free space, or set ALLFOURS_CACHE to another folder."
  exec 9>"$file"
  if ! flock -n 9; then
    say "another run is at work here: waiting for it"
    flock 9
  fi
  "$@" || status=$?
  exec 9>&-
  return "$status"
}

need_space() {
  local folder=$1 megabytes=$2 free
  mkdir -p "$folder" 2>/dev/null || die "cannot write to $folder: check its owner, or set ALLFOURS_CACHE to another folder."
  free=$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$megabytes" ] ||
    die "$folder has $free MB free and $megabytes MB are needed: free some space, or set ALLFOURS_CACHE to a folder with more."
}
