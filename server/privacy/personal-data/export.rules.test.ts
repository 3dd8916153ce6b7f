import { expect, it } from 'vitest';
import { writeReadme } from './export.rules.ts';

it("describes the archive's files by name, and tables without a file", () => {
  const readme = writeReadme({
    brand: 'Tandem',
    support: 'help@tandem.test',
    today: '25 Nov 2026',
    tables: [
      { table: 'wallet', exported: [{ file: 'wallet', about: 'Your money.' }] },
      { table: 'session', exported: 'Tokens are kept as hashes.' },
      { table: 'city', exported: 'Nothing of a person.' },
      { table: 'audit', exported: 'What operators did to your account.' },
      {
        table: 'person',
        exported: [
          { file: 'account', about: 'Who you are.' },
          { file: 'chats', about: 'What you wrote.' },
        ],
      },
    ],
  });
  expect(readme.split('\r\n')).toEqual([
    'What Tandem holds on you, as of 25 Nov 2026',
    '',
    'Each file is a list in JSON, which any text editor shows. Times are in UTC; money is in rupees where nothing else is said.',
    'Other people stand in it by a number, or by the name they show to everybody; their own data is theirs.',
    '',
    'account.json: Who you are.',
    'chats.json: What you wrote.',
    'wallet.json: Your money.',
    'files/: Your pictures and whatever you uploaded.',
    '',
    'What is held and has no file of its own:',
    'audit: What operators did to your account.',
    'session: Tokens are kept as hashes.',
    '',
    'Something is wrong or missing? Write to help@tandem.test.',
    '',
  ]);
});
