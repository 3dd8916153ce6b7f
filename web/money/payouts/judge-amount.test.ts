import { describe, expect, it } from 'vitest';
import { judgeAmount } from './judge-amount.ts';

const bounds = { minimum: 500, withdrawable: 1250.5 };

describe('judgeAmount', () => {
  it.each([
    [undefined, 'none'],
    [0, 'none'],
    [499.99, 'too-little'],
    [500, null],
    [1250.5, null],
    [1250.51, 'too-much'],
  ])('%s', (amount, wrong) => {
    expect(judgeAmount(amount, bounds)).toBe(wrong);
  });
});
