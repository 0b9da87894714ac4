# Installs another release of Debian in the cache folder with debootstrap, for programs that must run on it.
# The machine's own system is not changed. Needs root, the permission to mount, and one GB for the packages of
# tests/screen_reader.
# Sourced after common.sh, tools.sh and debian.sh.

TOOLS_RELEASE='
debootstrap debootstrap
unshare util-linux
chroot coreutils
'
declare -A RELEASES=([12]=bookworm [13]=trixie)

release_folder() { echo "$CACHE/debian-$1"; }

# Why a release cannot be run here, or nothing.
release_obstacle() {
  if [ -z "${RELEASES[$1]:-}" ]; then
    echo "Debian $1 is not among those known here (${!RELEASES[*]})"
  elif ! have apt-get; then
    echo "there is no apt-get here, whose mirrors would be used"
  elif [ "$(id -u)" != 0 ]; then
    echo "only root can mount and change the root folder"
  elif ! unshare --mount true 2>/dev/null; then
    echo "this machine lets nobody mount: it may be a container without CAP_SYS_ADMIN"
  fi
}

# in_release N FOLDERS COMMAND…: runs it in the folder of Debian N, with the FOLDERS (one a line) at the
# same paths as here, to be read. Its mounts are its own, and gone with it.
in_release() {
  local root folders=$2
  root=$(release_folder "$1")
  shift 2
  # shellcheck disable=SC2016  # expanded by the inner shell
  unshare --mount --pid --fork --kill-child bash -euc '
    root=$1 folders=$2
    shift 2
    mount --make-rprivate /
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p "$root/dev/shm"
    mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount -t tmpfs tmpfs "$root/run"
    while read -r folder; do
      [ -n "$folder" ] || continue
      mkdir -p "$root$folder"
      mount --bind -o ro "$folder" "$root$folder"
    done <<<"$folders"
    exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb \
      DEBIAN_FRONTEND=noninteractive "$@"' in_release "$root" "$folders" "$@" </dev/null
}

# make_release N PACKAGE…: the release with these packages, complete or not at all.
make_release() {
  local number=$1 root part mirror key
  shift
  root=$(release_folder "$number")
  key="$*"
  [ "$(cat "$root/.packages" 2>/dev/null)" != "$key" ] || return 0
  if [ ! -e "$root/.base" ]; then
    part="$root.part"
    rm -rf "$root" "$part"
    for mirror in $(mirrors) ""; do
      [ -n "$mirror" ] || return 1
      debootstrap --variant=minbase "${RELEASES[$number]}" "$part" "$mirror" && break
      rm -rf "$part"
    done
    touch "$part/.base"
    mv "$part" "$root"
  fi
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  in_release "$number" "" apt-get -q update &&
    in_release "$number" "" apt-get -q -y --no-install-recommends install "$@" &&
    in_release "$number" "" apt-get clean &&
    echo "$key" >"$root/.packages"
}
