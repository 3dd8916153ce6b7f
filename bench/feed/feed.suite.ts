/** Campaign Posts in the demo story alone and in a market around it. docs/benches.md says what each row means. */
import { startPostgres } from '../../tests/services.ts';
import type { RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { askForFeed, compareMatch, compareReads } from '../market/compare.ts';
import { openWorlds } from '../market/worlds.ts';

/** Twentieths of the market: 20,000 open campaigns among 100,000, and 5,000 of 25,000. */
const scales = { full: 4, quick: 1 };

const asked = [
  'sort=newest&parts=cards',
  'sort=match&parts=cards',
  'sort=match',
  'sort=match&category=food&platform=instagram&budget_min=5000',
  'sort=pay&deadline_within=7',
  'q=saree',
  'q=no such words',
];

export const run: RunSuite = async ({ quick, report }) => {
  const rounds = quick ? 15 : 30;
  const server = keepStarted(await startPostgres({ settings: ['shared_buffers=1GB', 'max_wal_size=4GB'] }));
  const worlds = await openWorlds(server.url, quick ? scales.quick : scales.full);
  for (const query of asked) {
    const ask = askForFeed(query.replaceAll(' ', '%20'));
    report(await compareReads(worlds, [ask, ask], rounds));
  }
  report(await compareMatch(worlds.market, rounds));
};
