/** Arbitrary URLs of pages and files never cause a server error. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { openTestDatabase } from '../database.ts';
import { everyPage } from '../routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), {}, { buildDir: 'build' });
  await app.context.storage.put('profile/case/256.webp', Buffer.from('RIFF'));
});
afterAll(() => app.close());

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${app.url}${path}`, { headers, redirect: 'manual' })).status;

it.each([
  ['/files/profile/case/256.webp', 200],
  ['/files/profile/case/256.webp/x.webp', 404],
  ['/files/profile/case.webp', 404],
  ['/files/profile/case', 404],
  ['/top-influencers/kochi', 200],
  ['/top-influencers/atlantis', 404],
  ['/top-influencers/pune%00', 404],
  [`/top-influencers/${'a'.repeat(65)}`, 404],
  ['/campaign-details/1', 200],
  ['/campaign-details/a', 404],
  ['/campaign-details/-1', 404],
  ['/campaign-details/1%00', 404],
  ['/create-campaigns/new', 200],
  ['/create-campaigns/old', 404],
  ['/influencer-profile/alien/1', 404],
  ['/influencer-profile/influencer/1', 200],
  ['/nowhere', 404],
])('%s answers %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

it.each([
  ['bytes=0-9', 206],
  ['bytes=99999999-', 416],
  ['lines=1-2', 200],
])('a part of a file, %s, answers %i', async (range, status) => {
  expect(await statusOf('/sw.js', { range, 'accept-encoding': 'identity' })).toBe(status);
});

it('any parameter of any page, and any range, is answered without a server error', async () => {
  const odd = fc.oneof(
    fc.constantFrom('\0', '%', '..', '.', ' ', '1', 'new', 'a'.repeat(500), '💠', '\\', "'; --", '-1', '1e3', '١'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  );
  const withParams = everyPage.map(({ path }) => path).filter((path) => path.includes(':'));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withParams), odd, odd, async (path, first, second) => {
      const given = [first, second].map(encodeURIComponent);
      const address = path.replaceAll(/:\w+/g, () => given.shift() ?? '1');
      expect(await statusOf(address), address).toBeLessThan(500);
      expect(await statusOf(`/files/profile/case/256.webp/${encodeURIComponent(first)}.webp`)).toBeLessThan(500);
      const headerText = first.replaceAll(/[^\x20-\x7e]/g, '');
      expect(await statusOf('/sw.js', { range: `bytes=${headerText}` })).toBeLessThan(500);
    }),
    { numRuns: 100, seed: 2026 },
  );
});
