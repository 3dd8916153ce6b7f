import { setTimeout as delay } from 'node:timers/promises';
import {
  bytesOf,
  makeAvifHead,
  makeJpegHead,
  makeManyScans,
  makePng,
  makeSvg,
  makeWebpHead,
} from '../../tests/makers/bombs.ts';
import { formOf } from '../../tests/makers/upload.ts';
import { startProduct } from '../../tests/server.ts';
import { quantile } from '../discovery/timing.ts';
import { compare, type Report, type RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const password = 'demo-pass-1';
const attackers = ['brand@demo.test', 'partner@demo.test'];
const victim = 'influencer@demo.test';
/** Concurrent uploads of one attacker. */
const atOnce = 2;
/** Pause between uploads: rate limits are off in this suite. */
const pauseMs = 100;

/** The costliest file of each type that reaches a decoder. */
async function makeBombs(): Promise<Record<string, Bytes>> {
  return {
    PNG: makePng({ width: 5_400, height: 5_400, depth: 16, colour: 6, interlaced: true }),
    JPEG: await makeManyScans(4_000, 1_000),
    'JPEG by its frame': await makeJpegHead(65_000, 65_000),
    WebP: makeWebpHead(16_383, 16_383),
    AVIF: await makeAvifHead(30_000, 30_000),
    SVG: makeSvg(),
    'SVG by another name': bytesOf('\xef\xbb\xbf', makeSvg()),
  };
}

async function signIn(url: string, username: string): Promise<{ token: string; id: string }> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await reply.json()) as { data: { token: string; user: { id: string } } };
  if (reply.status !== 200) throw new Error(`${username} cannot sign in: ${reply.status}`);
  return { token: data.token, id: data.user.id };
}

interface Flood {
  sent: () => number;
  stop: () => Promise<void>;
}

/** Uploads one kind of file continuously until stopped. */
function flood(url: string, tokens: readonly string[], bomb: Bytes): Flood {
  let [isOver, sent] = [false, 0];
  const send = async (token: string) => {
    while (!isOver) {
      const body = formOf('file', bomb, 'x.png');
      const headers = { authorization: `Bearer ${token}` };
      const reply = await fetch(`${url}/api/user/messages/attachments`, { method: 'POST', headers, body });
      await reply.arrayBuffer();
      if (reply.status >= 500) throw new Error(`A bomb was answered with ${reply.status}`);
      sent += 1;
      await delay(pauseMs);
    }
  };
  const running = tokens.flatMap((token) => Array.from({ length: atOnce }, () => send(token)));
  const stop = async () => {
    isOver = true;
    await Promise.all(running);
  };
  return { sent: () => sent, stop };
}

/** Duration of each of several sequential requests. */
async function time(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const at = performance.now();
    await act();
    took.push(performance.now() - at);
  }
  return took;
}

interface Act {
  name: string;
  times: number;
  act: () => Promise<unknown>;
}

interface Target {
  url: string;
  tokens: readonly string[];
  acts: readonly Act[];
  rounds: number;
  report: Report;
}

/** Compares another client's waiting time during an attack with the same client's without one, alternating both. */
async function measureBomb([kind, bomb]: [string, Bytes], { url, tokens, acts, rounds, report }: Target) {
  const took = acts.map(() => ({ quiet: [] as number[], busy: [] as number[] }));
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { times, act }] of acts.entries()) took[place]?.quiet.push(...(await time(times, act)));
    const attack = flood(url, tokens, bomb);
    for (const [place, { times, act }] of acts.entries()) took[place]?.busy.push(...(await time(times, act)));
    sent += attack.sent();
    await attack.stop();
  }
  for (const [place, { name }] of acts.entries()) {
    const { quiet = [], busy = [] } = took[place] ?? {};
    report(
      compare({
        name: `p99 of ${name} while bombs come in, ${kind}`,
        unit: 'ms',
        ours: quantile(busy, 0.99),
        other: quantile(quiet, 0.99),
        goal: { atMost: 2 },
        note: `${sent} bombs`,
      }),
    );
  }
}

/** Malicious uploads: waiting time of another client, compared with the same client alone. */
export const run: RunSuite = async ({ quick, report }) => {
  const { url } = keepStarted(await startProduct({ env: { DEMO: '1', SANDBOX: '1' } }));
  const tokens = await Promise.all(attackers.map(async (name) => (await signIn(url, name)).token));
  const { token, id } = await signIn(url, victim);
  const read = async () => {
    const reply = await fetch(`${url}/api/user/${id}`, { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
  };
  const acts: Act[] = [
    { name: 'a log-in', times: quick ? 10 : 40, act: () => signIn(url, victim) },
    { name: 'a read', times: quick ? 50 : 200, act: read },
  ];
  const target = { url, tokens, acts, rounds: quick ? 1 : 5, report };
  for (const bomb of Object.entries(await makeBombs())) await measureBomb(bomb, target);
};
