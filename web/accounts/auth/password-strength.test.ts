import { expect, test } from 'vitest';
import { judgePassword } from './password-strength.ts';

test.each([
  ['', 0],
  ['abc12', 0],
  ['password', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaa', 1],
  ['Password123', 1],
  ['kochirain', 2],
  ['kochi-rain-7', 3],
  ['monsoon brew at the courtyard', 4],
  ['vT9#qLm2!xRw', 4],
])('%j is %i', (password, strength) => expect(judgePassword(password)).toBe(strength));
