import { isDeepStrictEqual } from 'node:util';
import { facetNames } from '../../contract/discovery/discovery.ts';
import type { SearchResult } from '../../search/discovery.rules.ts';
import type { Program } from '../kit/programs.ts';
import type { Asked } from './mix.ts';

/** Compares the index's answers with PostgreSQL's; a difference fails the suite. */
export async function checkAnswers(questions: readonly Asked[], ours: Program, postgres: Program): Promise<void> {
  for (const question of questions) {
    const given = plain(await ours.ask<SearchResult>({ kind: 'answer', question }));
    const expected = plain(await postgres.ask<SearchResult>({ kind: 'answer', question }));
    if (isDeepStrictEqual(given, expected)) continue;
    const wrong = Object.keys(expected).filter((key) => !isDeepStrictEqual(given[key], expected[key]));
    const { wire, sort, depth } = question;
    throw new Error(`The index is wrong about ${wrong.join(', ')} of ${JSON.stringify({ wire, sort, depth })}`);
  }
}

/** Facet counts without zeros, since implementations may list different empty options; dates as numbers. */
function plain({ facets, next, ...rest }: SearchResult): Record<string, unknown> {
  const counted = facetNames.map((name) => [
    name,
    Object.fromEntries(facets[name].filter(({ count }) => count > 0).map(({ id, count }) => [id, count])),
  ]);
  const at = next?.map((value) => (typeof value === 'string' ? Date.parse(value) : value)) ?? null;
  return { ...rest, next: at, ...Object.fromEntries(counted) };
}
