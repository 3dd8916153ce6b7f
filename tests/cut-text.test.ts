/** Only contract/kit/truncate.ts may shorten user text: slice and substring can split a character. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const folders = ['contract', 'search', 'server', 'database', 'web', 'sandbox'];

/** Names of variables that usually hold user text. */
const words =
  'text|title|name|fullname|first_name|last_name|business_name|display_name|description|message|note|caption|bio|brief|reason|comment|headline|summary|subject|label|handle|written';
/** Prefix slices of such values, or any string-only method. */
const cut = new RegExp(String.raw`\b(?:${words})\??\.slice\(\s*(?:0|-\d)|\.(?:substring|substr)\(`, 'i');

/** Places that only inspect a prefix, or cut text that is not the user's. */
const whole: Record<string, string> = {
  'contract/kit/truncate.ts': 'cuts by whole characters',
  'contract/work/disclosure.rules.ts': 'looks how far in a label stands',
  'contract/core/masked-contact.ts': 'masks an address of ASCII letters',
  'server/accounts/auth/auth.rules.ts': 'suggests usernames of ASCII letters',
  'web/lib/stored.ts': 'reads the family of a key of ours',
  'sandbox/outbox.ts': 'bounds letters that nobody but a developer reads; the sandbox imports nothing of the product',
  'web/discovery/discovery/sentence.ts': 'cuts a search between its words, where the parser says',
  'web/work/deliverables/piece-work.tsx': 'shows all three parts of a caption',
};

const linesOf = (source: string) => source.split('\n').filter((line) => cut.test(line));

const files = folders
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

it('manual cutting is detected', () => {
  const planted = [
    'const short = title.slice(0, 80);',
    'return profile.bio?.slice(0, 10)',
    'x.substring(2)',
    'a.fullname.slice(-3)',
  ];
  expect(planted.flatMap(linesOf)).toEqual(planted);
  expect(linesOf('rows.slice(0, limit); titles.slice(0, 3); cutText(title, 80)')).toEqual([]);
});

it('occurs nowhere', () => {
  const found = files
    .filter((file) => !Object.hasOwn(whole, file))
    .flatMap((file) => linesOf(readFileSync(new URL(file, root), 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

it('has no outdated exceptions', () => {
  for (const file of Object.keys(whole)) expect(files).toContain(file);
});
