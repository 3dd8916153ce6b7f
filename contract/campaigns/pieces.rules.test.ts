import { expect, it } from 'vitest';
import { piecesOf } from './pieces.rules.ts';

it('counts the agreed pieces', () => {
  expect(
    piecesOf([
      { type: 'reel', quantity: 2, due: '2026-12-12' },
      { type: 'story', quantity: 1 },
      { type: 'reel', quantity: 1, due: '2026-12-20' },
    ]).map(({ type, number, due }) => `${type} ${number} ${due}`),
  ).toEqual(['reel 1 2026-12-12', 'reel 2 2026-12-12', 'story 1 null', 'reel 3 2026-12-20']);
  expect(piecesOf([])).toEqual([{ type: 'post', number: 1, due: null, delivery: 'publish', publishBy: null }]);
});
