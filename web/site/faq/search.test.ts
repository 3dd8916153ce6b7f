import { describe, expect, it } from 'vitest';
import { hasWords } from './search.ts';

describe('looking for questions', () => {
  it('finds beginnings of words, in any case and order', () => {
    expect(hasWords('Who holds the money while work is under way?', 'MONEY hold')).toBe(true);
    expect(hasWords('Who holds the money?', 'oney')).toBe(false);
    expect(hasWords('Who holds the money?', 'money back')).toBe(false);
  });

  it('reads accents and Hindi', () => {
    expect(hasWords('Café in Pondichéry', 'cafe pondichery')).toBe(true);
    expect(hasWords('पैसा किसके पास रहता है?', 'पैसा')).toBe(true);
  });

  it('takes signs for nothing', () => {
    expect(hasWords('What does an unlock give me?', ' ?!*( ')).toBe(true);
  });
});
