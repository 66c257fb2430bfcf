#!/bin/bash
# In a network and a process namespace of its own (`cargo xtask package check`): starts the image by
# buildah as a container engine would, and looks at its page and its health.
set -euo pipefail
. packaging/trial/page.sh
image=$1
buildah() { command buildah --storage-driver vfs "$@"; }

ip link set lo up
container=$(buildah from "$image")
trap 'buildah rm "$container" > /dev/null' EXIT
setting() { buildah inspect --type container --format "{{$1}}" "$container"; }
echo "--- user $(setting .Docker.Config.User), volumes $(setting .Docker.Config.Volumes), ports $(setting .Docker.Config.ExposedPorts)"
health=$(setting 'range .Docker.Config.Healthcheck.Test}}{{.}} {{end')
echo "--- health: $health"
started() { buildah run --isolation chroot "$container" -- /fireteam "$@"; }

started serve &
wait_for_page
echo "--- the page is served"
started ${health#CMD /fireteam }
echo "--- it is healthy"
