#!/bin/bash
# In a network and a process namespace of its own (`cargo xtask package check`): unpacks the tarball
# as people do and starts what is in it.
set -euo pipefail
. packaging/trial/page.sh
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
wait_for_page
echo "--- the page is served"
./fireteam doctor --running
echo "--- the tarball holds"
