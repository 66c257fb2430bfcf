# Talks besides, answers twice, and asks for a reason before it answers.
echo "loading"
while read -r line; do
    printf '%s\n' "$line" >> "$1"
    case $line in
    *'"type":"hello"'*) echo "hello to you"; echo '{"ready": true, "wants": []}' ;;
    *'"type":"question"'*)
        rest=${line#*'"n":'}
        n=${rest%%,*}
        rest=${line#*'"offers":[{"index":'}
        first=${rest%%,*}
        echo "question $n"
        printf '{"n": %s, "why": "%s"}\n' "$n" "$2"
        read -r reason
        printf '%s\n' "$reason" >> "$1"
        printf '{"n": %s, "answer": %s}\n' "$n" "$first"
        printf '{"n": %s, "answer": %s}\n' "$n" "$first"
        ;;
    esac
done
