import type { Program } from '../kit/programs.ts';
import { compare, findMedian, type Report } from '../kit/rows.ts';
import type { Asked } from './mix.ts';
import { takePart } from './questions.ts';
import { quantile, type Round } from './timing.ts';

const clients = 8;

interface Options {
  ours: Program;
  postgres: Program;
  questions: Asked[];
  rounds: number;
  report: Report;
}

/** Complete answers for eight clients: the index exact, PostgreSQL over the first matches. */
export async function measureFullAnswers({ ours, postgres, questions, rounds, report }: Options): Promise<void> {
  const mine: Round[] = [];
  const theirs: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const part = takePart(questions, round, rounds);
    const turns = [
      async () => mine.push(await askIndex(ours, part)),
      async () => theirs.push(await postgres.ask<Round>({ kind: 'round', questions: part, clients })),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const middle = (all: Round[]) => findMedian(all.map(({ perSecond }) => perSecond));
  const told = (all: Round[]) => {
    const took = all.flatMap((round) => round.took);
    return [0.5, 0.95, 0.99].map((share) => quantile(took, share).toFixed(1)).join('/');
  };
  report(
    compare({
      name: 'Page, exact total, six exact facets, 8 clients; PostgreSQL, capped',
      unit: 'answers/s',
      ours: middle(mine),
      other: middle(theirs),
      goal: { atLeast: 25 },
      note: `p50/p95/p99 ${told(mine)} and ${told(theirs)} ms`,
    }),
  );
}

async function askIndex(ours: Program, questions: Asked[]): Promise<Round> {
  const round = await ours.ask<Round & { byPostgres: number }>({ kind: 'round', questions, clients });
  if (round.byPostgres > 0)
    throw new Error(`${round.byPostgres} of the answers came from PostgreSQL, not from the index`);
  return round;
}
