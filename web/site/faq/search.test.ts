import { describe, expect, it } from 'vitest';
import { hasWords } from './search.ts';

describe('hasWords', () => {
  it('matches beginnings of words, in any case and order', () => {
    expect(hasWords('Who holds the money while work is under way?', 'MONEY hold')).toBe(true);
    expect(hasWords('Who holds the money?', 'oney')).toBe(false);
    expect(hasWords('Who holds the money?', 'money back')).toBe(false);
  });

  it('matches accents and Hindi', () => {
    expect(hasWords('Café in Pondichéry', 'cafe pondichery')).toBe(true);
    expect(hasWords('पैसा किसके पास रहता है?', 'पैसा')).toBe(true);
  });

  it('ignores punctuation', () => {
    expect(hasWords('What does an unlock give me?', ' ?!*( ')).toBe(true);
  });
});
