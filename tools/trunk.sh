#!/usr/bin/env bash
# Trunk as this project calls it: tools/trunk.sh build | serve [OPTION...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Trunk builds offline, so the crates are fetched first.
cargo fetch --locked
# tools/bin contains the wasm-bindgen that splits the app first.
export PATH="$PWD/tools/bin:$PATH"
# Trunk 0.21 rejects NO_COLOR=1, buries errors under backtraces and, unless offline,
# checks for newer versions of itself.
exec env -u NO_COLOR -u RUST_BACKTRACE TRUNK_OFFLINE=true trunk "$@"
