// Runs the program that Scripts/embedded links and compares what it says with what Swift says natively.
import { load, text } from "./module.mjs";

const program = await load(process.argv[2]);
const pointer = program.malloc(100);
const said = text(program, pointer, program.probe(pointer));
const expected = "GRÖSSE=13.750000000000002 NAÏVE=0.30000000000000004";
if (said !== expected) {
  console.error(`error: the embedded program says ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  process.exit(1);
}
console.log("embedded: the modules compile, link and run");
