import { expect, it } from 'vitest';
import { cutAtMarks } from './search-marks.ts';

const cut = (snippet: string, ...marks: [start: number, length: number][]) =>
  cutAtMarks({ snippet, marks: marks.map(([start, length]) => ({ start, length })) }).map(({ text, isMarked }) =>
    isMarked ? `[${text}]` : text,
  );

it('splits a snippet at its marks without losing text', () => {
  expect(cut('The banana leaf', [4, 6])).toEqual(['The ', '[banana]', ' leaf']);
  expect(cut('banana leaf', [0, 6], [7, 4])).toEqual(['[banana]', ' ', '[leaf]']);
  expect(cut('no words')).toEqual(['no words']);
});
