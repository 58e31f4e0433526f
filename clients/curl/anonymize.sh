#!/bin/sh
# Has the personal data of one PDF removed: MAVENDOC_URL=https://…/mavendoc MAVENDOC_KEY=mvd_… ./anonymize.sh <pdf> <copy>
set -eu
pdf=$1
copy=$2
api="$MAVENDOC_URL/api/v1"

call() {
  curl --silent --show-error --fail-with-body --retry 5 --header "Authorization: Bearer $MAVENDOC_KEY" "$@"
}
# the first field of that name in a JSON answer
field() {
  grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

# one call does it all for small files; the key makes a repeated call answer the same document
document=$(call --header "Idempotency-Key: $(cksum < "$pdf")" --form "file=@$pdf;type=application/pdf" \
  "$api/documents?remove=true")
id=$(printf '%s' "$document" | field id)

# larger ones go on for a while
while :; do
  state=$(printf '%s' "$document" | field state)
  removal=$(printf '%s' "$document" | grep -o '"removal":{.*' | field state)
  case "$state $removal" in
    queued* | indexing* | completed\ none | completed\ pending | completed\ processing) ;;
    completed\ removed) break ;;
    *)
      echo "no copy was made: $state $removal" >&2
      exit 3
      ;;
  esac
  sleep 2
  document=$(call "$api/documents/$id")
done

call --output "$copy" "$api/documents/$id/copy"
call --output "$copy.certificate.json" "$api/documents/$id/certificate"
echo "$id"
