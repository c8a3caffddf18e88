#!/usr/bin/env bash
# Chromium for an ordinary user on Debian or Ubuntu-like systems: downloads its
# packages (with windows and without) and their missing dependencies, and unpacks
# them into .tools/chromium/. Nothing is installed; scripts in .tools/bin/ start them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
into=$PWD/.tools/chromium
work=$PWD/.tools/apt

command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || {
    echo "unpack-chromium.sh needs apt-get and dpkg-deb" >&2
    exit 1
}
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$into" .tools/bin

# apt with the system's sources and list of installed packages, but with its own
# package lists and archives, which an ordinary user may write.
apt() {
    apt-get -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" -o Debug::NoLocking=1 "$@"
}

apt update
# A simulated installation lists each missing package: "Inst NAME …".
missing=$(apt install --simulate --no-install-recommends chromium chromium-headless-shell | sed -n 's/^Inst \([^ ]*\).*/\1/p')
(cd "$work" && apt download $missing)
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$into"; done

libraries=$(find "$into" -name '*.so*' -printf '%h\n' | sort -u | paste -sd:)
for program in chromium chromium-headless-shell; do
    cat >".tools/bin/$program" <<END
#!/bin/sh
# Written by tools/unpack-chromium.sh.
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$into/etc/fonts"
export LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}"
exec "$into/usr/lib/chromium/$program" "\$@"
END
    chmod +x ".tools/bin/$program"
done
.tools/bin/chromium --version
rm -rf "$work"
