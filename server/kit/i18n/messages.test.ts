import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMessage, inEnglish, inLanguage, msg, onDay, onNearDay, verbatim } from './messages.ts';

const inHindi = inLanguage('hi');

describe('what is said', () => {
  it('is English as it stands in the source, with its values in their places', () => {
    const words = msg`${{ money: '₹18,000' }} is on hold for ${{ campaign: 'Monsoon menu' }}`;
    expect(words.template).toBe('{money} is on hold for {campaign}');
    expect(inEnglish(words)).toBe('₹18,000 is on hold for Monsoon menu');
    expect(inEnglish('This field is required.')).toBe('This field is required.');
  });

  it('is Hindi where the catalogue has it, whatever the order of its values, and English where not', () => {
    expect(inHindi(msg`${{ money: '₹18,000' }} is on hold for ${{ campaign: 'Monsoon menu' }}`)).toBe(
      'Monsoon menu के लिए ₹18,000 होल्ड पर हैं',
    );
    expect(inHindi('This field is required.')).toBe('यह ज़रूरी है।');
    expect(inHindi(msg`Nobody translated ${{ what: 'this' }}.`)).toBe('Nobody translated this.');
  });

  it('holds words of their own, and days, in the same language', () => {
    const words = msg`Check ${{ name: 'title' }}: ${{ reason: asMessage('This field is required.') }}`;
    expect([inEnglish(words), inHindi(words)]).toEqual([
      'Check title: This field is required.',
      'title जाँचें: यह ज़रूरी है।',
    ]);
    const days = msg`${{ day: onDay('2026-09-05') }}, ${{ near: onNearDay('2026-09-05') }}`;
    expect([inEnglish(days), inHindi(days)]).toEqual(['5 Sept 2026, 5 September', '5 सित॰ 2026, 5 सितंबर']);
  });

  it('is English with English dates in a language whose catalogue lacks it', () => {
    const inTamil = inLanguage('ta');
    expect(inTamil('This field is required.')).toBe('This field is required.');
    expect(inTamil(msg`Pay by ${{ day: onDay('2026-09-05') }}`)).toBe('Pay by 5 Sept 2026');
  });

  it('finds the contract’s sentences with their limits and quotations in them', () => {
    expect(inHindi('Choose at most 7.')).toBe('ज़्यादा से ज़्यादा 7 चुनें।');
    expect(inHindi('Use at most 2,000 characters.')).toBe('ज़्यादा से ज़्यादा 2,000 अक्षर रखें।');
    expect(inHindi('It wasn’t funded by 2026-11-30.')).toBe('2026-11-30 तक पैसे जमा नहीं हुए।');
    expect(inHindi('The label “Collab” isn’t in the language of this ad. Start with “Ad”.')).toBe(
      'लेबल “Collab” इस विज्ञापन की भाषा में नहीं है। शुरुआत “Ad” से करें।',
    );
  });

  it('is in the plural of its values, in ICU syntax', () => {
    const template = '{days, plural, one {# day left} other {# days left}}';
    expect([1, 3].map((days) => inEnglish({ template, values: { days } }))).toEqual(['1 day left', '3 days left']);
  });

  it('leaves backslashes of people’s texts', () => {
    const note = String.raw`C:\u0041 \x41`;
    expect(inHindi(msg`For the work: “${{ note }}”`)).toContain(`“${note}”`);
  });

  it('leaves what people wrote as they wrote it', () => {
    const anything = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(anything, (text) => {
        for (const inWords of [inEnglish, inHindi]) {
          expect(inWords(verbatim(text))).toBe(text);
          expect(inWords(msg`For the work: “${{ note: text }}”`)).toContain(`“${text}”`);
        }
      }),
    );
  });
});
