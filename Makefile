# La Tablée: every command there is. Each installs what it misses (tools/install.sh
# says what and how long) into the checkout: .tools/, node_modules/, target/, dist/.

# Naming a shell also makes every make look commands up on the PATH set here.
SHELL := /bin/bash
# Rustup's cargo comes before a distribution's, which would not obey rust-toolchain.toml.
export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/node_modules/.bin:$(HOME)/.cargo/bin:$(PATH)

# Cargo would take make's job server for its own and build with one job.
unexport MAKEFLAGS

# From the environment only the port: some shells export HOST as the machine's name.
HOST = 127.0.0.1
PORT ?= 8080

.PHONY: help play dist single dev check test bench hosts soak engines clean

help:
	@echo 'make play    build the release and serve it (PORT=8080, HOST=127.0.0.1)'
	@echo 'make dist    build dist/: a folder for any static host, under any path'
	@echo 'make single  build tablee.html: the whole app as one file, for a stick or a mail'
	@echo 'make dev     build quickly, serve, and again whenever a file is saved (PORT=8080)'
	@echo 'make check   formatting, lints, rules: the inner loop'
	@echo 'make test    the same, then the release build and its browser tests: those that stand on'
	@echo '             something that has changed since they passed here; ALL=1 plays all of them, at full depth'
	@echo 'make bench   measure size, speed and Lighthouse; writes docs/figures.md'
	@echo 'make hosts   try the hosting recipes of docs/hosting.md (needs nginx)'
	@echo 'make soak    500 games in one page of a kiosk; writes docs/figures.md'
	@echo 'make engines whole games in Firefox and WebKitGTK (says what it needs)'
	@echo 'make clean   remove what was built (the installed tools stay)'

play: dist
	@node tools/serve.mjs --host $(HOST) --port $(PORT)

single: dist
	@node tools/single.mjs

dist:
	@bash tools/install.sh build
	@bash tools/build.sh

# A folder of its own: dist/ stays the release.
dev:
	@bash tools/install.sh build
	@mkdir -p .tools/dev
	@bash tools/trunk.sh serve --release=false --cargo-profile quick --dist .tools/dev --address $(HOST) --port $(PORT)

check:
	@bash tools/install.sh build
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --lib --bins --target wasm32-unknown-unknown -- -D warnings
	stylelint --cache --cache-location node_modules/.cache/stylelint/ --cache-strategy content "style/**/*.css"
	node tools/licences.mjs --check
	cargo test --locked

# The checks and the release build stand beside one another: each leaves a core idle for half of its time.
test:
	@bash tools/install.sh build browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line check dist
	@echo "$$(date +%T) checked and built; the browser tests:"
	$(if $(ALL),,@playwright test --list --reporter=./e2e/lib/leave-out.mjs)
	playwright test $(if $(ALL),,--test-list-invert=.tools/left-out --add-reporter=./e2e/lib/noting.mjs)

bench:
	@bash tools/install.sh build browser
	@bash tools/build.sh
	@node tools/bench.mjs

hosts: dist
	@bash tools/install.sh browser
	@node tools/hosts.mjs

soak: dist
	@bash tools/install.sh browser
	@node e2e/soak.mjs --write

engines: dist
	@bash tools/install.sh browser
	@node e2e/engines.mjs

clean:
	rm -rf dist tablee.html target e2e/artefacts .tools/dist.stamp
