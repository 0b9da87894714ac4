# The machine's own tools, from its own package manager. Sourced after common.sh.

# One line a tool: what proves that it is there (a command, or a path, which may be a pattern; with |
# between them, one of several), then the package that brings it.
TOOLS_BUILD='
cmake cmake
ninja ninja-build
g++ g++
python3 python3
xz xz-utils
node nodejs
npm npm
ccache ccache
esbuild esbuild
/etc/ssl/certs/ca-certificates.crt ca-certificates
/usr/include/nlohmann/json.hpp|/usr/local/include/nlohmann/json.hpp nlohmann-json3-dev
rsvg-convert librsvg2-bin
/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf fonts-dejavu-core
'
# For a private copy of Debian's packages (debian.sh): not where there is no apt.
TOOLS_APT='
patchelf patchelf
/usr/share/keyrings/debian-archive-keyring.gpg debian-archive-keyring
'
TOOLS_TEST='
clang++ clang
clang-format clang-format
/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-*.a libclang-rt-14-dev
/usr/src/googletest/googletest/src/gtest-all.cc googletest
chromium-headless-shell chromium-headless-shell
firefox-esr firefox-esr
WebKitWebDriver webkit2gtk-driver
Xvfb xvfb
chromium chromium
setxkbmap x11-xkb-utils
xdotool xdotool
'

TOOLS_LIGHTHOUSE='
chromium chromium
'

TOOLS_SPEECH='
chromium chromium
firefox-esr firefox-esr
Xvfb xvfb
xdotool xdotool
orca orca
speech-dispatcher speech-dispatcher
dbus-daemon dbus-daemon
dbus-send dbus-bin
/usr/libexec/at-spi-bus-launcher at-spi2-core
/usr/share/i18n/locales/de_DE locales
'

TOOLS_GALLERY='
g++ g++
/usr/include/zlib.h zlib1g-dev
'

missing_packages() {
  local proof package
  while read -r proof package; do
    [ -n "$proof" ] || continue
    proven "$proof" || echo "$package"
  done
}

# Is one of these there?
proven() {
  local proof proofs
  IFS='|' read -ra proofs <<<"$1"
  for proof in "${proofs[@]}"; do
    case $proof in
      /*) ! compgen -G "$proof" >/dev/null || return 0 ;;
      *) ! have "$proof" || return 0 ;;
    esac
  done
  return 1
}

# What a system without apt is asked for: the programs and files themselves, with the names of
# Debian's packages, under which others have them, too.
missing_proofs() {
  local proof package
  while read -r proof package; do
    [ -n "$proof" ] || continue
    proven "$proof" || printf '\n  %s (in Debian: %s)' "${proof//|/ or }" "$package"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ -t 2 ] && [ -r /dev/tty ]; then
    sudo "$@" </dev/tty
  else
    sudo -n "$@"
  fi
}

# install_tools LIST…: installs what is missing, and says so before sudo asks for a password.
install_tools() {
  local packages
  ! have apt-get || set -- "$@" "$TOOLS_APT"
  packages=$(printf '%s\n' "$@" | missing_packages | sort -u | tr '\n' ' ')
  if [ -z "${packages// /}" ]; then
    say "all there"
    return
  fi
  have apt-get || die "there is no apt-get here to install what is missing; install it and run it again:$(printf '%s\n' "$@" | missing_proofs)"
  if [ "$(id -u)" != 0 ]; then
    have sudo || die "these are missing: $packages- install them as root (apt-get install $packages) and run it again."
    say "sudo will be used to install packages; it may ask for your password"
    as_root true || die "sudo did not let you in: have someone install $packages and run it again."
  fi
  say "installing: $packages"
  # A broken third-party package list must not stop us, so only the installation counts.
  mkdir -p "$LOGS"
  as_root apt-get -q update >"$LOGS/apt-update.log" 2>&1 || true
  # shellcheck disable=SC2086  # a list of words
  run apt-install as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y --no-install-recommends install $packages
}
