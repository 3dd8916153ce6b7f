/** The same requests in the demo story alone and in the big market around it. docs/benches.md says what each row means. */

import { startPostgres } from '../../tests/services.ts';
import type { Report, RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { compareMatch, compareReads, rowOf, time, type Worlds } from './compare.ts';
import { openWorlds, type World } from './worlds.ts';
import { journey, type Writes } from './writes.ts';

/** Twentieths of the market: five million messages among 250,000 creators, and a market to try the suite in. */
const scales = { full: 20, quick: 1 };

export const run: RunSuite = async ({ quick, report }) => {
  const rounds = quick ? 5 : 15;
  const server = keepStarted(await startPostgres({ settings: ['shared_buffers=1GB', 'max_wal_size=4GB'] }));
  const { story, market } = await openWorlds(server.url, quick ? scales.quick : scales.full);
  for (const ask of story.asks) {
    const same = market.asks.find(({ title }) => title === ask.title);
    if (same) report(await compareReads({ story, market }, [ask, same], rounds));
  }
  await reportWrites({ story, market }, rounds, report);
  report(await compareMatch(market, rounds));
  await reportAgency(market, rounds, report);
};

async function reportWrites({ story, market }: Worlds, rounds: number, report: Report): Promise<void> {
  const gathered = new Map<keyof Writes, [number[], number[]]>();
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, other] = [await journey(market, round), await journey(story, round)];
    for (const name of Object.keys(ours) as (keyof Writes)[]) {
      const [big, small] = gathered.get(name) ?? [[], []];
      if (round > 0)
        gathered.set(name, [
          [...big, ours[name]],
          [...small, other[name]],
        ]);
    }
  }
  for (const [name, times] of gathered) report(rowOf(name, times, { times: 2, plusMs: 0 }));
}

const dashboard = ['/dashboard', '/dashboard/figures', '/dashboard/campaigns', '/dashboard/creators'];

/** All that the dashboard asks for: of the agency of 2,000 campaigns, and of a business with five. */
async function reportAgency(market: World, rounds: number, report: Report): Promise<void> {
  const page = async (token: string) => {
    const started = performance.now();
    for (const path of dashboard) {
      await time(
        { ...market, tokens: { ...market.tokens, brand: token } },
        { title: path, call: path, role: 'brand', path },
      );
    }
    return performance.now() - started;
  };
  const [agency, small]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await page(market.agencyToken), await page(market.smallToken)];
    if (round === 0) continue;
    agency.push(one);
    small.push(other);
  }
  report(
    rowOf('dashboard: agency with 2,000 campaigns, beside a brand with 5', [agency, small], { times: 3, plusMs: 0 }),
  );
}
