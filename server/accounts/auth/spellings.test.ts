import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => app.close());

/** Wrong passwords a network may try for one name in a quarter of an hour. */
const allowed = 10;

const spaces = fc.constantFrom('', ' ', '  ', '\t');
/** Random letter case, with spaces around. */
const spelling = fc.tuple(spaces, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), spaces);
function spell(name: string, [before, large, after]: [string, boolean[], string]): string {
  const letters = [...name].map((letter, at) => (large[at % large.length] ? letter.toUpperCase() : letter));
  return `${before}${letters.join('')}${after}`;
}
const mobileSpelling = fc.constantFrom('', '+91', '+91 ', '0', ' ', '91');

it('counts attempts by the normalised name, whatever its spelling and whether or not it exists', async () => {
  let networks = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('username', 'email', 'mobile'),
      fc.boolean(),
      fc.array(spelling, { minLength: allowed + 1, maxLength: allowed + 1 }),
      fc.array(mobileSpelling, { minLength: allowed + 1, maxLength: allowed + 1 }),
      async (by, exists, spellings, prefixes) => {
        networks += 1;
        const number = nextNumber();
        const names = {
          username: `speller${number}`,
          email: `speller${number}@example.test`,
          mobile: String(7_100_000_000 + number),
        };
        if (exists) await makeAccount(app.context.db, names);
        const headers = { 'x-forwarded-for': `198.18.${networks}.1` };
        const tries = spellings.map((each, at) => {
          const typed = by === 'mobile' ? `${prefixes[at]}${names.mobile}` : spell(names[by], each);
          return app.api('POST /auth/login', { headers, body: { username: typed, password: 'not the password' } });
        });
        const statuses = (await Promise.all(tries)).map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([...Array(allowed).fill(401), 429]);
      },
    ),
    { numRuns: 8, interruptAfterTimeLimit: 10_000 },
  );
});
