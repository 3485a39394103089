// Loads the program that Scripts/embedded links, and passes texts to its functions.
import { readFileSync } from "node:fs";

// What the program exports, with the memory behind it.
export async function load(path) {
  let memory;
  // Nothing is printed and no file is opened, so every WASI call may say "done"; a fixed seed keeps every run equal.
  const wasi_snapshot_preview1 = new Proxy({
    random_get: (pointer, length) => { new Uint8Array(memory.buffer, pointer, length).fill(7); return 0; },
  }, { get: (calls, name) => calls[name] ?? (() => 0) });
  const env = new Proxy({}, { get: (_, name) => () => { throw new Error(`${name} was called, but there is no libyaml`); } });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { env, wasi_snapshot_preview1 });
  memory = instance.exports.memory;
  return instance.exports;
}

// The text at a place, up to a length.
export function text(program, pointer, length) {
  return new TextDecoder().decode(new Uint8Array(program.memory.buffer, pointer, length));
}

// Calls a function that takes a text and answers with one.
export function call(program, name, input) {
  const bytes = new TextEncoder().encode(input);
  const pointer = program.malloc(bytes.length);
  new Uint8Array(program.memory.buffer, pointer, bytes.length).set(bytes);
  const answer = program[name](pointer, bytes.length);
  // The answer's end is a byte of 0; the memory may have grown, and so is looked up again.
  const said = text(program, answer, new Uint8Array(program.memory.buffer).indexOf(0, answer) - answer);
  program.free(pointer);
  program.free(answer);
  return said;
}
