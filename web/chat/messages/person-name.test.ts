import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fullNameOf } from './person-name.ts';

it.each([
  [{ full_name: 'Meera Nair', first_name: 'M.', last_name: 'N.' }, 'Meera Nair'],
  [{ full_name: '', first_name: 'Meera', last_name: 'Nair' }, 'Meera Nair'],
  [{ full_name: '  ', first_name: 'Meera', last_name: null }, 'Meera'],
  [{ first_name: null, last_name: 'Nair' }, 'Nair'],
  [{}, ''],
])('%j is shown as %j', (person, shown) => expect(fullNameOf(person)).toBe(shown));

it('is the only way messages read a person’s name', () => {
  const files = readdirSync('web/chat/messages', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('person-name') && !name.endsWith('.test.ts'))
    .filter((name) => /\.full_name\b/.test(readFileSync(`web/chat/messages/${name}`, 'utf8')));
  expect(found).toEqual([]);
});
