/** The same requests in the demo story alone and in the big market around it. docs/benches.md says what each row means. */

import type { Ask } from '../../tests/market/asks.ts';
import { startPostgres } from '../../tests/services.ts';
import { quantile } from '../discovery/timing.ts';
import { findMedian, type Report, type Row, type RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { openWorlds, type World } from './worlds.ts';
import { journey, type Writes } from './writes.ts';

/** Twentieths of the market: five million messages among 250,000 creators, and a market to try the suite in. */
const scales = { full: 20, quick: 1 };
const patienceMs = 60_000;

export const run: RunSuite = async ({ quick, report }) => {
  const rounds = quick ? 5 : 15;
  const server = keepStarted(await startPostgres({ settings: ['shared_buffers=1GB', 'max_wal_size=4GB'] }));
  const { story, market } = await openWorlds(server.url, quick ? scales.quick : scales.full);
  for (const ask of story.asks) {
    const same = market.asks.find(({ title }) => title === ask.title);
    if (same) report(await compareReads({ story, market }, [ask, same], rounds));
  }
  await reportWrites({ story, market }, rounds, report);
  await reportMatch(market, rounds, report);
  await reportAgency(market, rounds, report);
};

interface Worlds {
  story: World;
  market: World;
}

/** Milliseconds until the whole reply is there; refused requests end the suite. */
async function time({ url, tokens }: World, { role, path, title }: Ask): Promise<number> {
  const token = role === 'nobody' ? undefined : tokens[role];
  const started = performance.now();
  const reply = await fetch(`${url}/api${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(patienceMs),
  });
  await reply.arrayBuffer();
  if (reply.status >= 500) throw new Error(`${title} answers ${reply.status}`);
  return performance.now() - started;
}

/** A row of two lists of times; the bound is a multiple and a little more, as the quickest are all overhead. */
function rowOf(
  name: string,
  [big, small]: [number[], number[]],
  { times, plusMs }: { times: number; plusMs: number },
): Row {
  const [ours, other] = [findMedian(big), findMedian(small)];
  return {
    name,
    unit: 'ms p50',
    ours,
    other,
    ratio: ours / other,
    goal: plusMs > 0 ? `≤ ${times}×+${plusMs}` : `≤ ${times}×`,
    holds: ours <= times * other + plusMs,
    note: `p99 ${quantile(big, 0.99).toFixed(0)} and ${quantile(small, 0.99).toFixed(0)} ms`,
  };
}

/** In turns, so that whatever disturbs the machine disturbs both; the first round warms both up. */
async function compareReads({ story, market }: Worlds, [inStory, inMarket]: [Ask, Ask], rounds: number): Promise<Row> {
  const [big, small]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, other] = [await time(market, inMarket), await time(story, inStory)];
    if (round === 0) continue;
    big.push(ours);
    small.push(other);
  }
  return rowOf(inStory.title, [big, small], { times: 2, plusMs: 2 });
}

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

async function reportMatch(market: World, rounds: number, report: Report): Promise<void> {
  const of = (sort: string): Ask => {
    const call = 'GET /campaign/all/get_user_post_campaigns';
    return { title: sort, call, role: 'influencer', path: `/campaign/all/get_user_post_campaigns?sort=${sort}` };
  };
  const [match, newest]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await time(market, of('match')), await time(market, of('newest'))];
    if (round === 0) continue;
    match.push(one);
    newest.push(other);
  }
  report(rowOf('Campaign Posts by match, beside by newest', [match, newest], { times: 1, plusMs: 25 }));
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
