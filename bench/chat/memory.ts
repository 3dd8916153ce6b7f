import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { compare, findMedian, type Report } from '../kit/rows.ts';
import { type Contender, startPeer } from './contenders.ts';
import { openLoad } from './load.ts';
import { startOurs } from './ours.ts';

/** The first connections use spare memory of a fresh process; growth is measured beyond them. */
const first = 1_000;
const settleMs = 3_000;

interface Options {
  postgres: string;
  connections: number;
  rounds: number;
  report: Report;
}

/** Memory (RSS) per idle connection, each time in a fresh process. */
export async function measureMemory({ postgres, connections, rounds, report }: Options): Promise<void> {
  const [ours, other]: [number[], number[]] = [[], []];
  let earlier: Parameters<typeof startOurs>[0]['earlier'];
  for (let round = 0; round < rounds; round += 1) {
    const product = await startOurs({ postgres, members: connections, ...(earlier ? { earlier } : {}) });
    earlier = product;
    ours.push(await growthOf(product, connections));
    other.push(await growthOf(await startPeer('raw-ws', { members: connections }), connections));
  }
  report(
    compare({
      name: `Memory a connection at ${connections.toLocaleString('en')} idle, raw ws`,
      unit: 'kB',
      ours: findMedian(ours) / 1024,
      other: findMedian(other) / 1024,
      goal: { atMost: 2.5 },
    }),
  );
}

/** Bytes per connection; stops the contender. */
async function growthOf(contender: Contender, connections: number): Promise<number> {
  const few = await openLoad(contender, 0, first);
  await delay(settleMs);
  const before = readResident(contender.pid);
  const more = await openLoad(contender, first, connections);
  await delay(settleMs);
  const growth = readResident(contender.pid) - before;
  await Promise.all([few.stop(), more.stop()]);
  await contender.stop();
  return growth / (connections - first);
}

function readResident(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) * 1024;
}
