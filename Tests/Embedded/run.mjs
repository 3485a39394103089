// Runs the program that Scripts/embedded links and compares what it says with what Swift says natively.
import { readFileSync } from "node:fs";

let memory;
// Nothing is printed and no file is opened, so every WASI call may say "done"; a fixed seed keeps every run equal.
const wasi_snapshot_preview1 = new Proxy({
  random_get: (pointer, length) => { new Uint8Array(memory.buffer, pointer, length).fill(7); return 0; },
}, { get: (calls, name) => calls[name] ?? (() => 0) });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { wasi_snapshot_preview1 });
memory = instance.exports.memory;
const pointer = instance.exports.malloc(100);
const length = instance.exports.probe(pointer);
const said = new TextDecoder().decode(new Uint8Array(memory.buffer, pointer, length));
const expected = "GRÖSSE=13.750000000000002 NAÏVE=0.30000000000000004";
if (said !== expected) {
  console.error(`error: the embedded program says ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  process.exit(1);
}
console.log("embedded: the modules compile, link and run");
