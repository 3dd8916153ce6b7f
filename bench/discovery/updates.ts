import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Program, startProgram } from '../kit/programs.ts';
import { compare, findMedian, type Report } from '../kit/rows.ts';
import type { Asked } from './mix.ts';
import { quantile, type Round } from './timing.ts';
import type { World } from './world.ts';

const perSecond = 1_000;
const program = fileURLToPath(new URL('writer.program.ts', import.meta.url));

interface Options {
  world: World;
  ours: Program;
  questions: Asked[];
  rounds: number;
  report: Report;
}

/** Another process changes a thousand profiles a second: delay until changes are found, and the effect on answer times. */
export async function measureUpdates({ world, ours, questions, rounds, report }: Options): Promise<void> {
  const writer = startProgram(program);
  await writer.ask({ kind: 'open', url: world.url });
  const idle: number[] = [];
  const busy: number[] = [];
  const waits: number[] = [];
  const written: number[] = [];
  const askAll = async () => quantile((await ours.ask<Round>({ kind: 'round', questions, clients: 1 })).took, 0.99);
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await askAll());
    await writer.ask({ kind: 'begin', perSecond });
    busy.push(await askAll());
    for (let probe = 0; probe < 6; probe += 1) waits.push(await waitForWord(writer, ours));
    written.push((await writer.ask<{ perSecond: number }>({ kind: 'end' })).perSecond);
  }
  await writer.stop();
  const pace = `${Math.round(findMedian(written))} a second were written`;
  const longest = Math.max(...waits) / 1000;
  report({
    ...{
      name: `At ${perSecond.toLocaleString('en')} updates a second: visible after, longest of ${waits.length}`,
      unit: 's',
    },
    ...{
      ours: longest,
      other: 1,
      ratio: longest,
      goal: '≤ 1 s',
      holds: longest <= 1,
      note: `${pace}; median ${Math.round(findMedian(waits))} ms`,
    },
  });
  const name = `At ${perSecond.toLocaleString('en')} updates a second: p99; idle`;
  report(
    compare({ name, unit: 'ms', ours: findMedian(busy), other: findMedian(idle), goal: { atMost: 1.2 }, note: pace }),
  );
}

/** Milliseconds from the commit of a new word to the first search that finds it. */
async function waitForWord(writer: Program, ours: Program): Promise<number> {
  const word = `probe${randomInt(1e12)}`;
  const { at: committed } = await writer.ask<{ at: number }>({ kind: 'say', word });
  const { at: found } = await ours.ask<{ at: number }>({ kind: 'await', word });
  await writer.ask({ kind: 'unsay' });
  return Math.max(0, found - committed);
}
