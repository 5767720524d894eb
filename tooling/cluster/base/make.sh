#!/bin/sh
# Makes stand-ins for the base images of Dockerfile and docker-compose.yml out of Debian's packages, under the
# names by which those ask for them, where no registry of images can be reached. `npm run cluster` calls it.
#   make.sh WORK-FOLDER NODE-PROGRAM NPM-FOLDER [MIRROR]
set -eu
work=$1 node=$2 npm=$3 mirror=${4:-http://deb.debian.org/debian}
here=$(dirname "$0")
# nginx and PostgreSQL in the major versions of the compose file or newer ones
suite=forky
mkdir -p "$work/context"
if ! podman image exists localhost/festival-system; then
  rm -rf "$work/system"
  debootstrap --variant=minbase --include=ca-certificates $suite "$work/system" "$mirror" \
    /usr/share/debootstrap/scripts/sid
  rm -f "$work"/system/var/cache/apt/archives/*.deb
  tar -C "$work/system" -c . | podman import - localhost/festival-system
  rm -rf "$work/system"
fi
cp "$node" "$work/context/node"
rm -rf "$work/context/npm"
cp -R "$npm" "$work/context/npm"
cp /etc/ssl/certs/ca-certificates.crt "$work/context/authorities.crt"
cp "$here"/*.entrypoint.sh "$work/context"
build() {
  podman image exists "$2" && return
  buildah bud --isolation chroot --ulimit nofile=4096:4096 --layers \
    --file "$here/$1.Dockerfile" --tag "$2" "$work/context"
}
build node docker.io/library/node:24-bookworm-slim
build nginx docker.io/library/nginx:1.29-alpine
build postgres docker.io/library/postgres:17-alpine
