#!/bin/sh
# What the image is made by, in a Debian with nothing in it (13 or newer, amd64 or arm64), as root:
#
#   image.sh tools        what the package is built with
#   image.sh wheel DIR    build it: the client, then the wheel that carries it, compiled unless YUPANA_COMPILE=0
#   image.sh install DIR  install it into /opt/yupana, for a user yupana; needs nothing of the other two
#
# deploy/Dockerfile calls these one after the other, and so does tests/server/test_image.py in a clean root.
set -eu
cd "$(dirname "$0")/.."
export DEBIAN_FRONTEND=noninteractive PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
tools=/opt/tools

packages() {
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    rm -rf /var/lib/apt/lists/*
}

case "${1:-}" in
tools)
    packages ca-certificates gcc libc6-dev nodejs npm python3-dev python3-venv
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet --require-hashes -r requirements/dev.txt
    cd web && npm ci --no-fund --no-audit --silent
    ;;
wheel)
    PYTHONPATH=src "$tools/bin/python" web/prepare.py
    (cd web && npm run --silent build)
    YUPANA_COMPILE="${YUPANA_COMPILE:-1}" "$tools/bin/pip" wheel --quiet --no-deps --no-build-isolation -w "$2" .
    ;;
install)
    packages ca-certificates python3-venv
    python3 -m venv /opt/yupana
    /opt/yupana/bin/pip install --quiet --require-hashes -r requirements/server.txt
    /opt/yupana/bin/pip install --quiet --no-deps "$2"/yupana-*.whl
    useradd --system --no-create-home yupana
    ;;
*)
    sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
