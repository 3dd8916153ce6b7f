import { globSync, readFileSync } from 'node:fs';
import po from 'pofile';
import { expect, it } from 'vitest';
import { findMessages } from './server-messages.ts';

it('finds hundreds of texts, and none that cannot be translated', async () => {
  const files = globSync(['server/**/*.ts', 'contract/**/*.ts']);
  const found = await Promise.all(files.map((file) => findMessages(file, readFileSync(file, 'utf8'))));
  expect(new Set(found.flatMap(({ messages }) => [...messages])).size).toBeGreaterThan(500);
  expect(found.flatMap(({ problems }) => problems)).toEqual([]);
});

it('finds sentences, those with values by msg, and checks of the contract', async () => {
  const code = [
    "const a = 'It is gone.';",
    `const b = msg\`\${{ count }} new applications: \${{ campaign: title }}\`;`,
    "const c = z.minLength(1, 'Please enter your name');",
    "throw new Error('Only for the log.');",
  ].join('\n');
  const { messages } = await findMessages('contract/x.ts', code);
  expect([...messages]).toEqual(['It is gone.', '{count} new applications: {campaign}', 'Please enter your name']);
});

it('reports texts put together without msg', async () => {
  const { problems } = await findMessages('server/z.ts', `const a = \`Ask \${who} for it.\`;`);
  expect(problems).toEqual(['server/z.ts: put together without msg: “Ask {who} for it.”']);
});

it('is in Devanagari with Latin digits', () => {
  const words = ['server/kit/i18n/hi.po', 'contract/kit/i18n/hi.po']
    .flatMap((file) => po.parse(readFileSync(file, 'utf8')).items)
    .map(({ msgstr }) => msgstr.join('').replaceAll(/\{\w+\}/g, ''));
  expect(words.length).toBeGreaterThan(1_000);
  expect(words.filter((text) => !/\p{Script=Devanagari}/u.test(text) && /\p{L}/u.test(text))).toEqual([]);
  expect(words.filter((text) => /[०-९]/.test(text))).toEqual([]);
});
