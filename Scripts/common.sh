# Sourced by the scripts of this folder: where the project is, messages, and packages that a machine may lack.

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Messages go to standard error, so that a script's output is that of the program it runs.
say() { printf '%s\n' "$*" >&2; }

fail() {
  say "error: $*"
  exit 1
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_package DEBIAN HOMEBREW: installs a package under the name it has on this system.
install_package() {
  if command -v apt-get >/dev/null; then
    say "Installing $1 with apt-get"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >&2 </dev/null ||
      { as_root apt-get update -qq >&2 && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq "$1" >&2 </dev/null; } || fail "apt-get could not install $1"
  elif command -v brew >/dev/null; then
    say "Installing $2 with Homebrew"
    brew install --quiet "$2" >&2 </dev/null || fail "brew could not install $2"
  else
    fail "neither apt-get nor brew is here: install $1 with this system's package manager"
  fi
}
