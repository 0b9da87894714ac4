#!/usr/bin/env bash
# Makes assets/award.webp, the moving picture of the README: the last trick of a hand and its points.
# Wants dist/ (web/play --build-only), the packages of tests/browser, and img2webp (Debian: webp).
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
command -v img2webp >/dev/null || {
  echo "award.sh: install img2webp (Debian: apt-get install webp)" >&2
  exit 2
}
cd "$root/tests/browser"
PATH="$(compgen -G "$PWD/node_modules/node-linux-*/bin"):$PATH" node film.mjs moving
# Frames of 120 ms; the last one stays for two seconds.
frames=("${ALLFOURS_FILM:-$root/build/film}"/moving-*.png)
img2webp -loop 0 -lossy -q 60 -m 6 -d 120 "${frames[@]}" -d 2000 "${frames[-1]}" -o "$root/assets/award.webp"
