import type { Program } from '../kit/programs.ts';
import { compare, findMedian, type Report } from '../kit/rows.ts';
import type { Asked } from './mix.ts';
import { takePart } from './questions.ts';
import { quantile, type Round } from './timing.ts';

const clients = 8;

interface Options {
  ours: Program;
  postgres: Program;
  openSearch: Program | null;
  questions: Asked[];
  rounds: number;
  report: Report;
}

/** Complete answers for eight clients: the index exact, PostgreSQL over the first matches, OpenSearch exact where it is there. */
export async function measureFullAnswers({
  ours,
  postgres,
  openSearch,
  questions,
  rounds,
  report,
}: Options): Promise<void> {
  const mine: Round[] = [];
  const capped: Round[] = [];
  const distributed: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const part = takePart(questions, round, rounds);
    const turns = [
      async () => mine.push(await askIndex(ours, part)),
      async () => capped.push(await postgres.ask<Round>({ kind: 'round', questions: part, clients })),
      ...(openSearch ? [async () => distributed.push(await askIndex(openSearch, part))] : []),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const middle = (all: Round[]) => findMedian(all.map(({ perSecond }) => perSecond));
  const told = (all: Round[]) => {
    const took = all.flatMap((round) => round.took);
    return [0.5, 0.95, 0.99].map((share) => quantile(took, share).toFixed(1)).join('/');
  };
  const tell = (peer: string, theirs: Round[], atLeast: number) =>
    report(
      compare({
        name: `Page, exact total, six exact facets, 8 clients; ${peer}`,
        unit: 'answers/s',
        ours: middle(mine),
        other: middle(theirs),
        goal: { atLeast },
        note: `p50/p95/p99 ${told(mine)} and ${told(theirs)} ms`,
      }),
    );
  tell('PostgreSQL, capped', capped, 25);
  if (openSearch) tell('OpenSearch, exact', distributed, 1);
}

async function askIndex(ours: Program, questions: Asked[]): Promise<Round> {
  const round = await ours.ask<Round & { byPostgres: number }>({ kind: 'round', questions, clients });
  if (round.byPostgres > 0)
    throw new Error(`${round.byPostgres} of the answers came from PostgreSQL, not from the index`);
  return round;
}
