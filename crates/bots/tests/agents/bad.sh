# Is ready, and then does what its argument says; `once` is the good one from the second time on.
if [ "$1" = once ] && [ -e "$2" ]; then exec sh "$3"; fi
read -r hello
echo '{"ready": true}'
while read -r line; do
    case $line in *'"type":"question"'*) ;; *) continue ;; esac
    rest=${line#*'"n":'}
    n=${rest%%,*}
    case $1 in
    crash) exit 3 ;;
    late) exec sleep 3 ;;
    closed) exec 1>&- ; exec sleep 3 ;;
    illegal) printf '{"n": %s, "answer": 99999}\n' "$n" ;;
    word) printf '{"n": %s, "answer": "win"}\n' "$n" ;;
    nonsense) echo '{"n": ' ;;
    ahead) printf '{"n": %s, "answer": 0}\n' "$((n + 1))" ;;
    endless) while :; do echo thinking; done ;;
    long) head -c 2000000 /dev/zero | tr '\0' '{' ; exec sleep 3 ;;
    once) : > "$2"; exit 3 ;;
    esac
done
