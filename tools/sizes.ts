/** Limits the size of source files: none over LIMIT lines, nine in ten under NINE_IN_TEN, the median at most MEDIAN. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LIMIT = 300;
const NINE_IN_TEN = 200;
const MEDIAN = 100;

const roots = ['contract', 'search', 'server', 'database', 'web', 'sandbox', 'tests', 'tools', 'bench'];
const generated = /^web\/locales\/|\/generated\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...roots])
  .toString()
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|sql|css)$/.test(file) && !generated.test(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
  .toSorted((a, b) => a.lines - b.lines);

const at = (share: number) => files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0;
const tooLong = files.filter(({ lines }) => lines > LIMIT);
for (const { file, lines } of tooLong) console.log(`${file}: ${lines} lines, at most ${LIMIT}`);
console.log(`${files.length} files: median ${at(0.5)} lines, nine in ten under ${at(0.9)}, longest ${at(1)}`);

if (tooLong.length > 0 || at(0.5) > MEDIAN || at(0.9) > NINE_IN_TEN || files.length === 0) process.exit(1);
