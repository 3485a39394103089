# Sourced after common.sh by the scripts that call the compiler themselves, a module at a time in the order of the arrow.
# They set `out`, the folder for what is made, and `flags`, the compiler's.

# module_sources MODULE: the module's files, a line each.
module_sources() {
  find "Sources/$1" -name '*.swift' ! -name Placeholder.swift | LC_ALL=C sort
}

# fingerprint FILE...: the flags, the sources and the fingerprints of the modules that they import.
fingerprint() {
  local imported
  {
    swiftc --version 2>/dev/null
    printf '%s\n' "${flags[@]}" "$@"
    cat "$@"
    sed -nE 's/^(public |package |internal )?import ([A-Za-z]+).*/\2/p' "$@" | sort -u | while read -r imported; do
      if [ -e "$out/$imported.stamp" ]; then cat "$out/$imported.stamp"; fi
    done
  } | cksum
}

# compile MODULE FILE...: makes MODULE.swiftmodule and MODULE.o, unless nothing changed.
compile() {
  local name=$1 started=$SECONDS print
  shift
  print=$(fingerprint "$@")
  if [ -e "$out/$name.o" ] && [ "$(cat "$out/$name.stamp" 2>/dev/null)" = "$print" ]; then return 0; fi
  rm -f "$out/$name.stamp"
  swiftc "${flags[@]}" -wmo -parse-as-library -package-name cardstock -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -warnings-as-errors -I "$out" \
    -module-name "$name" -emit-module-path "$out/$name.swiftmodule" -c "$@" -o "$out/$name.o" >&2 ||
    fail "$name does not compile"
  echo "$print" >"$out/$name.stamp"
  say "compiled $name ($((SECONDS - started)) s)"
}

# compile_modules MODULE...: compiles those that have sources; `objects` gets what was made.
compile_modules() {
  local module file sources
  objects=()
  for module in "$@"; do
    sources=()
    while IFS= read -r file; do sources+=("$file"); done < <(module_sources "$module")
    if [ ${#sources[@]} -eq 0 ]; then continue; fi
    compile "$module" "${sources[@]}"
    objects+=("$out/$module.o")
  done
}
