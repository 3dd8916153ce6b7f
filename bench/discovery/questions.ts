import type { Program } from '../kit/programs.ts';
import { type Asked, makeMix } from './mix.ts';

/** The mix with the places of its deep pages, as our index names them; PostgreSQL goes on from the same ones. */
export async function placeQuestions(ours: Program): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of makeMix()) {
    const { after } =
      question.depth > 0 ? await ours.ask<Pick<Asked, 'after'>>({ kind: 'place', question }) : { after: undefined };
    asked.push({ ...question, after });
  }
  return asked;
}

/** Every nth question from a place on: each such part has its share of every kind. */
export function takePart<Q>(questions: readonly Q[], part: number, parts: number): Q[] {
  return questions.filter((_, place) => place % parts === part);
}
