#!/usr/bin/env bash
# Trunk as this project calls it: tools/trunk.sh build | serve [OPTION...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Trunk builds offline, so the crates are brought here first.
cargo fetch --locked
# tools/bin holds the wasm-bindgen that parts the app first.
export PATH="$PWD/tools/bin:$PATH"
# Trunk 0.21 takes NO_COLOR=1 for a mistake, buries errors under backtraces, and else
# asks for newer versions of itself.
exec env -u NO_COLOR -u RUST_BACKTRACE TRUNK_OFFLINE=true trunk "$@"
