import { expect, it } from 'vitest';
import { drawnRuns } from './sparkline-runs.ts';

it.each([
  ['a whole line', [1, 2, 3, 4], [[0, 1, 2, 3]]],
  [
    'a line with a gap',
    [1, 2, 3, null, 4, 5],
    [
      [0, 1, 2],
      [4, 5],
    ],
  ],
  ['nothing for two values', [null, 1, 2], []],
  ['nothing for single dots', [1, null, 2, null, 3, null, 4], []],
  ['nothing for many pieces', [1, 2, 3, null, 4, null, 5, null, 6, 7], []],
  ['nothing without values', [null, null], []],
])('draws %s', (_, values, runs) => {
  expect(drawnRuns(values)).toEqual(runs);
});
