import { expect, it } from 'vitest';
import { findMentioned } from './notes.rules.ts';

const team = ['Lekha Thomas', 'Rohan Kottaram', 'Rohan Iyer', 'सुनीता यादव'].map((fullname) => ({ fullname }));

it.each([
  ['@Lekha can you ask the courier?', ['Lekha Thomas']],
  ['Ask @lekha thomas, please.', ['Lekha Thomas']],
  ['@Lekhas idea', []],
  ['lekha@thomas.in', []],
  ['@Rohan decides', []],
  ['@Rohan Iyer decides', ['Rohan Iyer']],
  ['@सुनीता, देखिए', ['सुनीता यादव']],
  ['Lekha knows', []],
])('%s', (text, named) => {
  expect(findMentioned(text, team).map(({ fullname }) => fullname)).toEqual(named);
});
