# Read by the trials: is the page served on this machine? By bash alone, since a bare Debian has no curl.
ask() {
  exec 3<>/dev/tcp/127.0.0.1/7878
  printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:7878\r\nConnection: close\r\n\r\n' "$1" >&3
  cat <&3
}
is_served() { (ask / | grep '<script type="module"' > /dev/null) 2> /dev/null; }
# For 30 s.
wait_for_page() {
  for _ in $(seq 300); do
    if is_served; then return; fi
    sleep 0.1
  done
  echo "--- no page"
  return 1
}
