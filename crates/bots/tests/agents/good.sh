# Answers with the first offer. Writes what it is told to a file, if one is named; what else
# it says when it is ready is in the second argument.
while read -r line; do
    if [ -n "$1" ] && [ "$1" != - ]; then printf '%s\n' "$line" >> "$1"; fi
    case $line in
    *'"type":"hello"'*) printf '{"ready": true%s}\n' "$2" ;;
    *'"type":"question"'*)
        rest=${line#*'"n":'}
        n=${rest%%,*}
        rest=${line#*'"offers":[{"index":'}
        first=${rest%%,*}
        printf '{"n": %s, "answer": %s}\n' "$n" "$first"
        ;;
    esac
done
