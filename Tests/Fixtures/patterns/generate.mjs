// Writes cases.json: patterns, texts and what V8's regular expressions with the flag `u` say of them.
// Usage: node Tests/Fixtures/patterns/generate.mjs [SEED [COUNT]] > Tests/Fixtures/patterns/cases.json
// The order of the cases depends on the seed alone.

let state = Number(process.argv[2] ?? 1) >>> 0;
const count = Number(process.argv[3] ?? 1200);
function random(bound) {
  // xorshift32
  state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
  return state % bound;
}
const pick = list => list[random(list.length)];

const handWritten = [
  '', '^', '$', '^$', 'a', '^a', 'a$', '^a$', '^(a|b|ab)$', '^a$|^b$', '^(?:a|b)c$', 'a|', '|', '()', '(?:)',
  '^#[0-9a-fA-F]{6}$', '^(a+)+$', '^(a|a)*$', '^(a*)*$', '(a*)*b', '^[a-z][a-z0-9-]*$', '^\\d+\\.\\d+$', '\\bab\\b', '\\Bb', '\\b', '\\B', '^\\b$', '^\\B$',
  '(?=a)', '^(?=a)(?!ab)', '(?<=a)b', '(?<!a)b', '^(?!.*ab)', '(?<=^a*)b', '(?<=(a)(b))$', '(?=(a))\\1b', '(?!(a))\\1b', '(?<=\\1(a))b', '(?<=(a)\\1)b',
  '(a)\\1', '^(a*)\\1$', '^(a|b)*\\1$', '(?<x>a)\\k<x>', '\\k<x>(?<x>a)', '(?:(a)|b)*\\1$', '^(?:(a)|(b)|c)*\\1\\2$', '(\\1a)', '^(?:a?){3}a{3}$', '^(?:(a)?b)*\\1$',
  '[]', '[^]', '[^a]', '[a-]', '[-a]', '[\\]]', '[\\-a]', '[\\b]', '[\\d-]', '[^\\d\\s]', '[\\u{1F600}-\\u{1F64F}]', '\\u{61}', '\\u0061', '\\ud83d\\ude00', '[\\ud83d\\ude00]', '\\ud83d', '\\x61', '\\cA', '\\ca',
  '\\0', '\\t\\n\\v\\f\\r', '\\^\\$\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/', '\\p{L}', '\\P{L}', '[\\p{Lu}\\p{Nd}]', '[^\\p{L}]', '\\p{Script=Greek}', '\\p{sc=Cyrl}', '\\p{scx=Grek}', '\\p{Alphabetic}', '\\p{Lowercase}', '\\p{ASCII}', '\\p{Any}',
  '\\p{General_Category=Uppercase_Letter}', '\\p{gc=Lu}', '\\p{digit}', '\\p{Emoji}', '\\p{White_Space}', '\\p{ID_Start}', '\\p{Assigned}', '\\p{LC}',
  'a{0}', 'a{0,}', 'a{2}', '^a{2,3}$', '^a{2,3}?$', 'a??', 'a+?b', '(?:a{2}){2}', '^(?:ab?){2,}$', '(?:a|b){0,2}c', '^(a{0,2}){2}$', '(?:){5}', '(a?){3}\\1b',
  // wrong ones
  '(', ')', '(a', 'a)', '[', '[a', 'a]', '{', '}', '{1}', 'a{', 'a{1', 'a{,2}', 'a{2,1}', '*', '+a', '?', 'a**', 'a+*', '^*', '$+', '\\b*', '(?=a)*', '(?!a){2}', '(?<=a)+', '(?', '(?a)', '(?<', '(?<a', '(?<a>', '(?<1>a)', '(?<>a)', '(?<a>x)(?<a>y)',
  '\\', '\\1', '(a)\\2', '\\k', '\\k<a>', '(?<b>a)\\k<a>', '\\a', '\\-', '\\_', '\\e', '\\A', '\\Z', '\\c', '\\c1', '\\x', '\\x1', '\\u', '\\u1', '\\u{110000}', '\\u{', '\\u{}', '\\00', '\\01', '\\8', '\\p', '\\p{', '\\p{}', '\\p{Foo}', '\\p{sc=Foo}', '\\p{Script}', '\\p{gc=}', '\\pL', '\\p{ L}', '\\p{letter}',
  '[b-a]', '[\\d-z]', '[a-\\d]', '[\\w-\\s]', '[\\B]', '[\\q]', '[\\1]', '[z-\\u{61}]',
];
const handTexts = [
  '', 'a', 'b', 'ab', 'ba', 'aa', 'aab', 'aaab', 'abc', 'abab', 'aabb', 'c', 'b c', 'a\n', '\n', 'a b', 'é', 'ß', 'Σ', 'ж', '😀', 'a😀', '٣', '_', '-', '5', '1.5', '#ff00ff', '#ff00ff\n', '\u00a0', '\ufeff', '\u2028', '\u0001', '\u0000', '\t\n\v\f\r',
  '^$\\.*+?()[]{}|/', 'aaaaaaaaaaaaaaaaaaaaaab', '\u0378', '中', 'Dž',
];

const atoms = ['a', 'b', 'c', '.', '\\d', '\\w', '\\s', '\\W', '\\D', '\\S', '[ab]', '[^a]', '[a-c]', '[^\\w]', 'é', '\\u{1F600}', '[é-ж]', '\\p{L}', '\\P{Lu}', '_', '5', ' ', '\\n', '[]', '[^]', '[\\s\\S]'];
const quantifiers = ['', '', '', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{0,3}?', '{2,}', '{0}'];
let groups = 0, references = true, looks = true;
function expression(depth) {
  const branches = [];
  do { branches.push(sequence(depth)); } while (random(4) === 0);
  return branches.join('|');
}
function sequence(depth) {
  let text = '';
  for (let n = random(4); n >= 0; n -= 1) text += term(depth);
  return text;
}
function term(depth) {
  switch (random(depth > 0 ? 14 : 8)) {
  case 0: return pick(['^', '$', '\\b', '\\B']);
  case 8: case 9: groups += 1; return '(' + expression(depth - 1) + ')' + pick(quantifiers);
  case 10: return '(?:' + expression(depth - 1) + ')' + pick(quantifiers);
  case 11: if (looks) return pick(['(?=', '(?!', '(?<=', '(?<!']) + expression(depth - 1) + ')'; // falls through
  case 12: if (references && groups > 0) return '\\' + (1 + random(groups)) + pick(quantifiers); // falls through
  default: return pick(atoms) + pick(quantifiers);
  }
}
const letters = ['a', 'a', 'a', 'b', 'b', 'c', 'A', '5', '_', ' ', '\n', 'é', 'ж', '😀', '-'];
function text() {
  let result = '';
  for (let n = random(9); n > 0; n -= 1) result += pick(letters);
  return result;
}

const cases = [];
function add(pattern, texts) {
  let compiled;
  try { compiled = new RegExp(pattern, 'u'); } catch { cases.push({ pattern }); return; }
  cases.push({ pattern, yes: texts.filter(t => compiled.test(t)), no: texts.filter(t => !compiled.test(t)) });
}
for (const pattern of handWritten) add(pattern, handTexts);
for (let n = 0; n < count; n += 1) {
  groups = 0;
  references = n % 3 === 0;
  looks = n % 2 === 0;
  add(expression(3), Array.from({ length: 8 }, text));
}
console.log('[\n' + cases.map(c => JSON.stringify(c)).join(',\n') + '\n]');
