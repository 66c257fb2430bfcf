#!/bin/bash
# In a network and a process namespace of its own (`cargo xtask package check`): unpacks the tarball
# as people do and starts what is in it.
set -euo pipefail
archive=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

ip link set lo up
tar -C "$folder" -xzf "$archive"
cd "$folder"/fireteam-*
for file in README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE fireteam.service man/fireteam-serve.1 completions/fireteam; do
  [ -s "$file" ] || { echo "--- $file is missing"; exit 1; }
done
./fireteam &
for _ in $(seq 300); do
  page=$(curl --silent http://127.0.0.1:7878/ || true)
  [ -z "$page" ] || break
  sleep 0.1
done
case "$page" in
  *'<script type="module"'*) echo "--- the page is served" ;;
  *) echo "--- no page: $page" && exit 1 ;;
esac
./fireteam doctor --running
echo "--- the tarball holds"
