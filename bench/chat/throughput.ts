import { compare, findMedian, type Report } from '../kit/rows.ts';
import type { Contender } from './contenders.ts';
import type { Question } from './load/load.program.ts';
import type { Round } from './load/rounds.ts';
import { openLoad } from './load.ts';

interface Options {
  contenders: Contender[];
  /** Range of members, counted from 0. */
  from: number;
  to: number;
  rounds: number;
  question: Exclude<Question, { kind: 'open' }>;
}

/** Results by contender. In each round all take a turn, in changing order. */
export async function takeTurns({ contenders, from, to, rounds, question }: Options): Promise<Map<string, Round[]>> {
  const loads = await Promise.all(
    contenders.map(async (contender) => ({ name: contender.name, load: await openLoad(contender, from, to) })),
  );
  const measured = new Map(contenders.map(({ name }) => [name, [] as Round[]]));
  for (let round = 0; round < rounds; round += 1) {
    const order = loads.map((_, index) => loads[(index + round) % loads.length]);
    for (const turn of order) if (turn) measured.get(turn.name)?.push(await turn.load.measure(question));
  }
  for (const { load } of loads) await load.stop();
  return measured;
}

const goals = {
  insert: { about: 'one bare INSERT a message', goal: { atLeast: 4 } },
  transaction: { about: 'a transaction a message, same promises', goal: { atLeast: 4 } },
  relay: { about: 'a relay that stores nothing', goal: { atLeast: 0.6 } },
  ejabberd: { about: 'ejabberd with its archive', goal: { atLeast: 10 } },
};

export function reportThroughput(
  measured: Map<string, Round[]>,
  { people, report }: { people: number; report: Report },
) {
  const median = (name: string, pick: (round: Round) => number) => findMedian((measured.get(name) ?? []).map(pick));
  for (const [name, { about, goal }] of Object.entries(goals)) {
    if (!measured.has(name)) continue;
    const [ours, other] = ['ours', name].map((each) => median(each, (round) => round.perSecond)) as [number, number];
    const cpu = ['ours', name].map((each) => `${Math.round(median(each, (round) => round.loadCpu) * 100)} %`);
    const note = `load took ${cpu.join(' and ')} of a core`;
    report(compare({ name: `${people} people, ${about}`, unit: 'msg/s', ours, other, goal, note }));
  }
}

export function reportLatency(
  measured: Map<string, Round[]>,
  { perSecond, report }: { perSecond: number; report: Report },
) {
  const median = (name: string, pick: (round: Round) => number) => findMedian((measured.get(name) ?? []).map(pick));
  const [ours, other] = ['ours', 'relay'].map((each) => median(each, (round) => round.p99)) as [number, number];
  const middle = ['ours', 'relay'].map((each) => median(each, (round) => round.p50).toFixed(1));
  const note = `p50 ${middle.join(' and ')} ms`;
  const name = `p99 at ${perSecond.toLocaleString('en')} msg/s, a relay`;
  report(compare({ name, unit: 'ms', ours, other, goal: { atMost: 4 }, note }));
}
