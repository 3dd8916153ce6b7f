import type { Ask } from '../../tests/market/asks.ts';
import { quantile } from '../discovery/timing.ts';
import { findMedian, type Row } from '../kit/rows.ts';
import type { World } from './worlds.ts';

const patienceMs = 60_000;

export interface Worlds {
  story: World;
  market: World;
}

/** Milliseconds until the whole reply is there; refused requests end the suite. */
export async function time({ url, tokens }: World, { role, path, title }: Ask): Promise<number> {
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
export function rowOf(
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
export async function compareReads(
  { story, market }: Worlds,
  [inStory, inMarket]: [Ask, Ask],
  rounds: number,
): Promise<Row> {
  const [big, small]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, other] = [await time(market, inMarket), await time(story, inStory)];
    if (round === 0) continue;
    big.push(ours);
    small.push(other);
  }
  return rowOf(inStory.title, [big, small], { times: 2, plusMs: 2 });
}

const feedPath = '/campaign/all/get_user_post_campaigns';

/** A request for Campaign Posts by the story's influencer. */
export function askForFeed(query: string): Ask {
  return {
    title: `GET ${feedPath}?${query}`,
    call: `GET ${feedPath}`,
    role: 'influencer',
    path: `${feedPath}?${query}`,
  };
}

/** The best matches of all open campaigns, beside the newest of them, in the market. */
export async function compareMatch(market: World, rounds: number): Promise<Row> {
  const [match, newest]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await time(market, askForFeed('sort=match'));
    const other = await time(market, askForFeed('sort=newest'));
    if (round === 0) continue;
    match.push(one);
    newest.push(other);
  }
  return rowOf('Campaign Posts by match, beside by newest', [match, newest], { times: 1, plusMs: 25 });
}
