// Replays every trace of a folder in WebAssembly and compares the frames with those of the native program.
// Usage: traces.mjs PROGRAM.wasm THEMECTL FOLDER OUT
//
// Both play the same text: themectl turns the YAML of a trace, and of the presets that it names by a path, into JSON,
// for which the program has a reader of its own. themectl also compares, with the tolerance of `simulate --expect`.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { call, load } from "./module.mjs";

const [wasm, themectl, folder, out] = process.argv.slice(2);
const program = await load(wasm);
const json = (file) => execFileSync(themectl, ["parse", file, "--format", "json"], { encoding: "utf8" });

// The presets that a trace names by a path, wherever a `preset` stands.
function presetPaths(value, found = new Set()) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "preset" && typeof inner === "string" && /\/|\.(ya?ml|json)$/.test(inner)) found.add(inner);
    presetPaths(inner, found);
  }
  return found;
}

// What is wrong with a trace, or nothing.
function fault(file) {
  const trace = json(file);
  const texts = [trace];
  for (const path of presetPaths(JSON.parse(trace))) texts.push(path, json(resolve(dirname(file), path)));
  const frames = call(program, "replay", texts.join("\0"));
  if (frames.startsWith("error")) return frames;
  const played = join(out, basename(file).replace(/\.yaml$/, ".jsonl"));
  writeFileSync(played, frames);
  const comparison = spawnSync(themectl, ["simulate", file, "--expect", played], { encoding: "utf8" });
  return comparison.status === 0 ? "" : comparison.stdout + comparison.stderr;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".yaml")).sort();
const faults = files.map((name) => [name, fault(join(folder, name))]).filter(([, wrong]) => wrong);
for (const [name, wrong] of faults) console.error(`error: ${name}: ${wrong.trim()}`);
console.log(`embedded: ${files.length - faults.length} of ${files.length} traces give the same frames in WebAssembly`);
if (faults.length > 0 || files.length === 0) process.exit(1);
