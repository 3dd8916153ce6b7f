import type { Program } from '../kit/programs.ts';
import { type Asked, makeMix } from './mix.ts';

/** Queries with the positions of their deep pages from our index; PostgreSQL uses the same ones. */
export async function placeQuestions(ours: Program): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of makeMix()) {
    const { after } =
      question.depth > 0 ? await ours.ask<Pick<Asked, 'after'>>({ kind: 'place', question }) : { after: undefined };
    asked.push({ ...question, after });
  }
  return asked;
}

/** Every nth query from an offset, so that each part contains every kind in proportion. */
export function takePart<Q>(questions: readonly Q[], part: number, parts: number): Q[] {
  return questions.filter((_, place) => place % parts === part);
}
