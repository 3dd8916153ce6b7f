/** Time to parse the phrases of the tests, repeated. */
import { readFileSync } from 'node:fs';
import { createPhraseReader } from '../../search/phrase/phrase.rules.ts';
import { shippedVocabulary } from '../../tests/discovery/vocabulary.ts';
import { findMedian, type RunSuite } from '../kit/rows.ts';

const mostMs = 5;

export const run: RunSuite = async ({ quick, report }) => {
  const read = createPhraseReader(shippedVocabulary());
  const phrases = ['phrases', 'unseen-phrases'].flatMap(phrasesOf);
  const longest = phrases.join(' ').slice(0, 200);
  for (const phrase of phrases) read(phrase);
  const rounds = quick ? 3 : 15;
  const times = [...phrases, longest].map((phrase) =>
    findMedian(Array.from({ length: rounds }, () => timeOf(read, phrase))),
  );
  const slowest = Math.max(...times);
  const row = { unit: 'ms', other: mostMs, goal: `≤ ${mostMs} ms` };
  report({
    ...row,
    name: 'Phrase: the slowest of all',
    ours: slowest,
    ratio: slowest / mostMs,
    holds: slowest <= mostMs,
    note: `${phrases.length} phrases, and 200 characters of them`,
  });
  const middle = findMedian(times);
  report({ ...row, name: 'Phrase: the median', ours: middle, ratio: middle / mostMs, holds: middle <= mostMs });
};

function timeOf(read: (text: string) => unknown, phrase: string): number {
  const start = performance.now();
  read(phrase);
  return performance.now() - start;
}

function phrasesOf(name: string): string[] {
  const file = new URL(`../../search/phrase/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => (line.includes(' => ') ? [line.split(' => ')[0] ?? ''] : []));
}
