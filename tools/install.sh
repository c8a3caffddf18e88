#!/usr/bin/env bash
# Installs what is missing, with a line for each that says what and how long it takes:
#   tools/install.sh build     all that building and serving needs
#   tools/install.sh browser   Chromium, for the browser tests and measurements
# Into the checkout where possible (.tools/, node_modules/); else with rustup, apt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# As Trunk.toml, rust-toolchain.toml and the crate in Cargo.toml say.
RUST=1.95.0
TRUNK=0.21.14
WASM_BINDGEN=0.2.128
WASM_SPLIT=0.2.4

say() { printf '• %s\n' "$*"; }
fail() {
    printf '✗ %s\n' "$*" >&2
    exit 1
}
has() { command -v "$1" >/dev/null 2>&1; }

# Runs a noisy command silently; its output is shown only when it fails.
quietly() {
    local log
    log=$(mktemp)
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# May apt be used here: as root, or through a sudo that asks for no password?
can_apt() { has apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; }

apt_install() {
    local root=
    [ "$(id -u)" = 0 ] || root="sudo -n"
    quietly $root apt-get update &&
        quietly $root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

basics() {
    if ! has cc; then
        can_apt || fail "No C linker: install gcc or clang."
        say "a C linker with apt (seconds)"
        apt_install gcc libc6-dev
    fi
    has node && node -e 'const [a, b] = process.versions.node.split("."); process.exit(Number(a * 100 + +b < 2019))' ||
        fail "Node.js 20.19 or newer is needed (Debian 13: apt install nodejs npm)."
    has npm || fail "npm is needed (Debian: apt install npm)."
}

rust() {
    if ! has rustup; then
        rustc --version 2>/dev/null | grep -qF "rustc $RUST " ||
            fail "Rust $RUST is needed: install rustup (see rust-lang.org), then call this again."
        return
    fi
    if ! rustup toolchain list | grep -q "^$RUST-"; then
        say "Rust $RUST with rustup (about 1 minute)"
        quietly rustup toolchain install "$RUST" --profile minimal --no-self-update \
            -c rustfmt -c clippy -t wasm32-unknown-unknown -t wasm32-wasip1 ||
            fail "rustup could not install Rust $RUST: is the network there?"
    fi
    rust_parts
}

rust_parts() {
    local installed part
    installed=$(rustup component list --installed --toolchain "$RUST")
    for part in rustfmt clippy; do
        grep -q "^$part" <<<"$installed" && continue
        say "$part with rustup (seconds)"
        quietly rustup component add --toolchain "$RUST" "$part"
    done
    for part in wasm32-unknown-unknown wasm32-wasip1; do
        grep -q "^rust-std-$part" <<<"$installed" && continue
        say "Rust's $part target with rustup (seconds)"
        quietly rustup target add --toolchain "$RUST" "$part"
    done
}

# crate NAME BINARY VERSION TIME [OPTION...]: built without optimisation, as each runs for seconds
# only; shared dependencies are built once. Cargo's own list names the installed version.
crate() {
    local name=$1 binary=$2 version=$3 time=$4
    [ -x ".tools/bin/$binary" ] && grep -qF "\"$name $version " .tools/.crates2.json 2>/dev/null && return
    say "$name $version, built from source into .tools/ (about $time on two cores)"
    CARGO_TARGET_DIR="$PWD/.tools/build" CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
        quietly cargo install --locked --root .tools --version "$version" "${@:5}" "$name" ||
        fail "cargo could not install $name $version."
}

crates() {
    crate wasm-bindgen-cli wasm-bindgen "$WASM_BINDGEN" "1 minute"
    crate wasm_split_cli_support wasm-split-cli "$WASM_SPLIT" "30 seconds" --features build-binary
    # Its default features are about the network, and Trunk builds offline.
    crate trunk trunk "$TRUNK" "3 minutes" --no-default-features
    rm -rf .tools/build
}

node_modules() {
    local stamp=node_modules/.lock-installed
    cmp -s package-lock.json "$stamp" && return
    say "wasm-opt, lightningcss, stylelint, typefaces and test tools from npm, into node_modules/ (about 20 seconds)"
    quietly npm ci --ignore-scripts --no-audit --no-fund || fail "npm ci failed."
    cp package-lock.json "$stamp"
}

# Only tests and measurements need it; `make play` never calls this.
browser() {
    node tools/chromium.mjs >/dev/null && return
    [ -z "${CHROMIUM:-}" ] || fail "\$CHROMIUM is $CHROMIUM, which cannot be run."
    if can_apt; then
        say "Chromium with apt (about 1 minute)"
        # The second one has no windows: the tests prefer it, but not every Debian has it.
        apt_install chromium chromium-headless-shell || apt_install chromium && return
    else
        say "Chromium, unpacked into .tools/chromium/ as apt is not ours to use (about 1 minute)"
        quietly bash tools/unpack-chromium.sh && return
    fi
    fail "No Chromium: install it (Debian: apt install chromium), or set \$CHROMIUM to a Chrome or Chromium."
}

export PATH="$PWD/.tools/bin:$PWD/node_modules/.bin:$HOME/.cargo/bin:$PATH"
for part in "$@"; do
    case $part in
    build)
        basics
        rust
        crates
        node_modules
        ;;
    browser) browser ;;
    *) fail "install.sh knows 'build' and 'browser', not '$part'." ;;
    esac
done
