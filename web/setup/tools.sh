# The machine's own tools, from its own package manager. Sourced after common.sh.

# One line a tool: what proves that it is there (a command, or a path,
# which may be a pattern), then the package that brings it.
TOOLS_BUILD='
cmake cmake
ninja ninja-build
g++ g++
python3 python3
patchelf patchelf
xz xz-utils
node nodejs
npm npm
ccache ccache
esbuild esbuild
/etc/ssl/certs/ca-certificates.crt ca-certificates
/usr/share/keyrings/debian-archive-keyring.gpg debian-archive-keyring
/usr/include/nlohmann/json.hpp nlohmann-json3-dev
rsvg-convert librsvg2-bin
convert imagemagick
pngquant pngquant
cwebp webp
hb-subset libharfbuzz-bin
/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf fonts-dejavu-core
'
TOOLS_TEST='
clang++ clang
clang-format clang-format
/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-*.a libclang-rt-14-dev
/usr/src/googletest/googletest/src/gtest-all.cc googletest
chromium chromium
firefox-esr firefox-esr
WebKitWebDriver webkit2gtk-driver
Xvfb xvfb
'

TOOLS_GALLERY='
g++ g++
/usr/include/zlib.h zlib1g-dev
dwebp webp
'

missing_packages() {
  local proof package
  while read -r proof package; do
    [ -n "$proof" ] || continue
    case $proof in
      /*) compgen -G "$proof" >/dev/null || echo "$package" ;;
      *) have "$proof" || echo "$package" ;;
    esac
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
  packages=$(printf '%s\n' "$@" | missing_packages | sort -u | tr '\n' ' ')
  if [ -z "${packages// /}" ]; then
    say "all there"
    return
  fi
  have apt-get || die "these are missing and there is no apt-get to install them: $packages- install them and run it again."
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
