#!/bin/bash
# Inside a Debian that was started for it (`cargo xtask package check`): installs
# the package as people do and looks at everything it promises.
set -euo pipefail

. /trial/page.sh
# must SENTENCE COMMAND…: says it, and ends the trial where it does not hold.
must() {
  echo "--- $1"
  shift
  "$@" || { echo "--- this does not hold: $*"; exit 1; }
}
files_of_ours() { find /etc /usr /var -name '*fireteam*' -not -path '/var/cache/man/*'; }

export DEBIAN_FRONTEND=noninteractive
apt() { apt-get -y -qq -o Dpkg::Use-Pty=0 "$@" > /tmp/apt 2>&1 || { cat /tmp/apt; return 1; }; }
began=$(date +%s%N)
must "the package is installed" apt install /trial/fireteam.deb
must "its page is served" wait_for_page
took=$((($(date +%s%N) - began) / 1000000))
must "within 30 s of the installation's beginning: $took ms" test $took -lt 30000

pid=$(systemctl show --value --property MainPID fireteam)
user=$(awk '/^Uid:/ { print $2 }' "/proc/$pid/status")
must "by a user of its own: $user" test "$user" -gt 1000
must "who has no capabilities" grep -q '^CapEff:[[:space:]]*0*$' "/proc/$pid/status"
must "and whose calls are filtered" grep -q '^Seccomp:[[:space:]]*2$' "/proc/$pid/status"
must "its data is in the usual place" test -s /var/lib/fireteam/fireteam.db
must "and nobody else reads it" test "$(stat -Lc %a /var/lib/fireteam)" = 700
must "the server is well" fireteam doctor --running
must "systemd has nothing to say about the unit" systemd-analyze verify fireteam.service
exposure() { systemd-analyze security --offline=true --no-pager --threshold=20 fireteam.service > /tmp/exposure; }
must "and finds its exposure small" exposure
tail -n 1 /tmp/exposure
must "there is a manual" test "$(man fireteam-serve | wc -l)" -gt 20
must "and completion" bash -c '. /usr/share/bash-completion/completions/fireteam && complete -p fireteam'

systemctl restart fireteam
must "a restart serves the page again" wait_for_page
apt install --reinstall /trial/fireteam.deb
must "so does the package installed once more" wait_for_page

apt remove fireteam
must "removed, it serves nothing" test "$(is_served; echo $?)" != 0
must "and keeps settings and data" test -e /etc/default/fireteam -a -e /var/lib/fireteam/fireteam.db
apt purge fireteam
must "purged, nothing is left:$(files_of_ours)" test -z "$(files_of_ours)"
echo "--- all holds"
