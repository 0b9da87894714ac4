# nginx for tests/browser/nginx.test.mjs: a private copy of Debian's in the cache folder, so that no
# server is installed on this machine, let alone started. Sourced after common.sh and debian.sh.

# The test knows this folder, too.
NGINX="$CACHE/nginx-$DEBIAN_SUITE"

NGINX_PACKAGES=(nginx libnginx-mod-http-brotli-static libc6 libcrypt1 libpcre2-8-0 libssl3t64 libzstd1
  zlib1g)

install_nginx() {
  [ ! -d "$NGINX" ] || return 0
  have apt-get || {
    echo "there is no apt-get here to fetch nginx"
    return 1
  }
  local debs="$CACHE/nginx-debs" part="$NGINX.part" deb
  rm -rf "$part" "$debs" || return 1
  fetch_packages "$debs" "${NGINX_PACKAGES[@]}" || return 1
  mkdir -p "$part" || return 1
  for deb in "$debs"/*.deb; do dpkg-deb -x "$deb" "$part" || return 1; done
  use_own_library "$part" "$NGINX" "" "$part/usr/sbin/nginx" || return 1
  mv "$part" "$NGINX" && rm -rf "$debs"
}
