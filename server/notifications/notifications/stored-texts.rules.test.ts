import { describe, expect, it } from 'vitest';
import { translateStoredIn } from './stored-texts.rules.ts';

describe('a notification stored in another language', () => {
  it.each([
    ['Zoya Sheikh applied to Sadya at home: one leaf', 'Zoya Sheikh ने Sadya at home: one leaf के लिए आवेदन किया'],
    ['Kabir Sethi accepted: Monsoon menu', 'Kabir Sethi ने स्वीकार किया: Monsoon menu'],
    ['The money is in your wallet.', 'पैसे आपके वॉलेट में हैं।'],
    ['Approved: reel for Monsoon menu', 'मंज़ूर: Monsoon menu के लिए रील'],
    [
      'You get ₹500 back, ₹200 was released. It is in your wallet.',
      '₹500 आपको वापस मिलेंगे, ₹200 जारी कर दिए गए। ये आपके वॉलेट में हैं।',
    ],
  ])('is read in the reader’s: %s', (english, hindi) => {
    expect(translateStoredIn('hi', english)).toBe(hindi);
    expect(translateStoredIn('hi', hindi)).toBe(hindi);
    expect(translateStoredIn('en', hindi)).toBe(english);
    expect(translateStoredIn('en', english)).toBe(english);
  });

  it('is in small letters where one Hindi word has two English spellings', () => {
    expect(translateStoredIn('hi', 'Reach')).toBe('रीच');
    expect(translateStoredIn('en', 'रीच')).toBe('reach');
  });

  it('stays unchanged where it is longer than any of ours, or only one side is known', () => {
    const long = `Kabir Sethi accepted: ${'menu '.repeat(90)}`;
    expect(translateStoredIn('hi', long)).toBe(long);
    const short = `Kabir Sethi accepted: ${'m'.repeat(378)}`;
    expect(short).toHaveLength(400);
    expect(translateStoredIn('hi', short)).toBe(`Kabir Sethi ने स्वीकार किया: ${'m'.repeat(378)}`);
    expect(translateStoredIn('hi', `${short}m`)).toBe(`${short}m`);
  });

  it('stays unchanged where a person wrote it', () => {
    for (const words of ['Meet me on Friday: Kochi', 'Zoya Sheikh', 'कल मिलते हैं: कोच्चि'])
      for (const locale of ['en', 'hi'] as const) expect(translateStoredIn(locale, words)).toBe(words);
  });
});
