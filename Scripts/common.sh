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
  local log
  log=$(mktemp)
  if command -v apt-get >/dev/null; then
    say "Installing $1 with apt-get"
    # The lists of packages may be missing or old; they are fetched only when that shows.
    { apt_install "$1" || { as_root apt-get update && apt_install "$1"; }; } >"$log" 2>&1 </dev/null
  elif command -v brew >/dev/null; then
    say "Installing $2 with Homebrew"
    brew install "$2" >"$log" 2>&1 </dev/null
  else
    fail "neither apt-get nor brew is here: install $1 with this system's package manager"
  fi || {
    cat "$log" >&2
    fail "$1 could not be installed"
  }
  rm -f "$log"
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"
}

# The folder of the Swift toolchain that holds bin and lib, also where `swift` is a link or a version manager's proxy.
toolchain() {
  local resources
  resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
  dirname "$(dirname "$resources")"
}

# The folder with libyaml's header, or nothing.
yaml_headers() {
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    if [ -e "$folder/yaml.h" ]; then
      echo "$folder"
      return
    fi
  done
}

# Everything a build needs: a Swift toolchain, which a person installs, and libyaml's development files.
set_up() {
  command -v swift >/dev/null || fail "this project needs a Swift toolchain, 6.2 or newer"
  [ -n "$(yaml_headers)" ] || install_package libyaml-dev libyaml
}

# newer_than FILE: whether FILE is missing or something that a build reads changed after it.
newer_than() {
  [ ! -e "$1" ] || [ -n "$(find Package.swift Sources Tests/RandomPlays -newer "$1" -print -quit 2>/dev/null)" ]
}

# build_release PRODUCT [FLAG...]: builds a program for use, unless nothing changed since the last time. With flags for the
# linker it is built whatever changed.
#
# On Linux it is one static file that starts in a millisecond and can be copied anywhere. A toolchain or a system
# without static libraries still gets a program, only a slower start. Every product has the same flags, so that building
# one does not undo another.
build_release() {
  local program=.build/release/$1 log=.build/$1-build.log tools static=() types=()
  [ $# -gt 1 ] || newer_than "$program" || return 0
  tools=$(toolchain)
  if [ "$(uname)" = Linux ] && [ -d "$tools/lib/swift_static" ] &&
    [ -e "$("$tools/bin/clang" -print-file-name=libyaml.a)" ]; then
    static=(-Xswiftc -static-executable -Xlinker -s)
  fi
  # A program finds its generic types by their names unless it is told to make them at once, which saves 2 of 6 million
  # instructions before `themectl validate` looks at its first file.
  local direct=-disable-concrete-type-metadata-mangled-name-accessors
  if "$tools/bin/swiftc" -frontend -parse "$direct" - </dev/null >/dev/null 2>&1; then
    types=(-Xswiftc -Xfrontend -Xswiftc "$direct")
  fi
  say "Building $1 (minutes the first time, seconds later)"
  mkdir -p .build
  swift build -c release --product "$1"  \
    ${static[@]+"${static[@]}"} ${types[@]+"${types[@]}"} "${@:2}" >"$log" 2>&1 </dev/null || {
    cat "$log" >&2
    fail "$1 does not build"
  }
  # SwiftPM leaves an unchanged program as it was; the time says when it was last found up to date.
  touch "$program"
}
