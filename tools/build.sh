#!/usr/bin/env bash
# Builds dist/ with Trunk, unless none of its inputs has changed since the last
# build. Compares content, not time: a fresh clone or a touched file triggers no
# rebuild, a deleted file does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
stamp=.tools/dist.stamp
sum=$(command -v sha256sum || echo "shasum -a 256")

# Everything in the checkout but what is known not to affect the page, so that a
# new folder of sources counts from the start.
inputs() {
    find . \( -path ./.git -o -path ./.ci -o -path ./.tools -o -path ./dist \
        -o -path ./content -o -path ./docs -o -path ./e2e -o -path ./examples -o -path ./node_modules \
        -o -path ./target -o -path ./tests \) -prune \
        -o -type f ! -name '*.md' ! -path ./tablee.html -print0 | LC_ALL=C sort -z | xargs -0 $sum
}

mkdir -p .tools
# Concurrent builds would mix in dist/; not every system has flock.
if command -v flock >/dev/null; then exec 9>.tools/build.lock && flock 9; fi

now=$(inputs | $sum)
if [ -f dist/index.html ] && [ "$now" = "$(cat "$stamp" 2>/dev/null)" ]; then
    echo "dist/ is up to date"
    exit 0
fi

rm -f "$stamp"
bash tools/trunk.sh build
echo "$now" >"$stamp"
