import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../kit/programs.ts';
import { compare, findMedian, type Report } from '../kit/rows.ts';
import { drawGrowth, type Size } from './growth-chart.ts';
import type { Asked } from './mix.ts';
import { mean, quantile } from './timing.ts';
import type { World } from './world.ts';

const program = fileURLToPath(new URL('engine.program.ts', import.meta.url));

interface Options {
  world: World;
  questions: Asked[];
  rounds: number;
  sizes: number[];
  /** Output file of the chart; not written by quick runs. */
  drawing: string | null;
  report: Report;
}

interface Opened {
  profiles: number;
  bytes: number;
  ofTexts: number;
}

/** The index in one thread: time compared with the arithmetic, memory, and growth. */
export async function measureOneCore({ world, questions, rounds, sizes, drawing, report }: Options): Promise<void> {
  const engines = [];
  for (const profiles of sizes) {
    const engine = startProgram(program, { patienceMs: 900_000 });
    const isWhole = profiles === sizes.at(-1);
    const file = join(world.folder, 'search-index.snapshot');
    const opened = await engine.ask<Opened>(
      isWhole ? { kind: 'open', file } : { kind: 'build', url: world.url, profiles },
    );
    engines.push({ engine, opened, rounds: [] as number[][] });
  }
  const whole = engines.at(-1);
  if (!whole) return;
  await whole.engine.ask({ kind: 'prepare', questions });
  const bare: number[] = [];
  const shallow = questions.filter(({ depth }) => depth === 0);
  for (let round = -1; round < rounds; round += 1) {
    for (const { engine, ...measured } of engines) {
      const asked = engine === whole.engine ? questions : shallow;
      const { took } = await engine.ask<{ took: number[] }>({ kind: 'round', questions: asked });
      if (round >= 0) measured.rounds.push(took);
    }
    const { took } = await whole.engine.ask<{ took: number[] }>({ kind: 'bare' });
    if (round >= 0) bare.push(mean(took));
  }
  const of = (all: number[][], pick: (took: number[]) => number) => findMedian(all.map(pick));
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => of(whole.rounds, (took) => quantile(took, share)));
  report({
    ...{
      name: 'In process, one core, full answer: p99',
      unit: 'ms',
      ours: p99 ?? null,
      other: 15,
      ratio: (p99 ?? Number.NaN) / 15,
    },
    goal: '≤ 15 ms',
    holds: (p99 ?? Number.NaN) <= 15,
    note: `p50 ${p50?.toFixed(2)}, p95 ${p95?.toFixed(2)} ms`,
  });
  report(
    compare({
      name: 'In process, one core: mean; the bare bitmap arithmetic',
      unit: 'ms',
      ours: of(whole.rounds, mean),
      other: findMedian(bare),
      goal: { atMost: 2 },
    }),
  );
  reportMemory(whole.opened, report);
  const grown: Size[] = engines.map(({ opened, rounds: all }) => ({
    profiles: opened.profiles,
    p50: of(all, (took) => quantile(onlyShallow(took, questions, shallow), 0.5)),
    p99: of(all, (took) => quantile(onlyShallow(took, questions, shallow), 0.99)),
  }));
  reportGrowth(grown, report);
  if (drawing !== null) writeFileSync(drawing, drawGrowth(grown));
  for (const { engine } of engines) await engine.stop();
}

/** Leaves out deep pages, which the smaller indexes do not have. */
function onlyShallow(took: number[], questions: readonly Asked[], shallow: readonly Asked[]): number[] {
  return took.length === shallow.length ? took : took.filter((_, place) => questions[place]?.depth === 0);
}

function reportMemory({ profiles, bytes, ofTexts }: Opened, report: Report): void {
  const each = (bytes - ofTexts) / profiles;
  report({
    ...{
      name: 'Memory a profile without texts',
      unit: 'B',
      ours: each,
      other: 300,
      ratio: each / 300,
      goal: '≤ 300 B',
      holds: each <= 300,
    },
    note: `${Math.round(ofTexts / profiles)} B more for the words of texts and who has them`,
  });
}

function reportGrowth(sizes: Size[], report: Report): void {
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (!least || !most) return;
  const name = `p50, ${least.profiles.toLocaleString('en')} → ${most.profiles.toLocaleString('en')} profiles`;
  report(
    compare({
      name,
      unit: 'ms',
      ours: most.p50,
      other: least.p50,
      goal: { atMost: 5 },
      note: `p99 ${least.p99.toFixed(2)} → ${most.p99.toFixed(2)} ms`,
    }),
  );
}
