import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { type OfferTold, offerNotice } from './notices.rules.ts';

const told: OfferTold = {
  what: 'made',
  campaign: 'Monsoon brew',
  by: 'Aarohi Menon',
  isByOwner: false,
  note: null,
  amount: '₹18,000',
  sums: { side: 'owner', amount: 18_000_00, creatorGst: 3_240_00 },
  expiresAt: new Date('2026-11-23T05:12:00Z'),
};
const titleOf = (more: Partial<OfferTold>) => inEnglish(offerNotice({ ...told, ...more }).title);
const wordsOf = (more: Partial<OfferTold>) => inEnglish(offerNotice({ ...told, ...more }).description);

function mailOf(more: Partial<OfferTold>) {
  const { money, facts = [] } = offerNotice({ ...told, ...more }).email ?? {};
  return {
    money: money && `${money.amount} ${inEnglish(money.note)}`,
    facts: facts.map(({ label, value }) => `${inEnglish(label)}: ${inEnglish(value)}`),
  };
}

describe('the notice of an offer', () => {
  it('names its price, whoever made it, and needs none', () => {
    expect(titleOf({})).toBe('Aarohi Menon offers ₹18,000: Monsoon brew');
    expect(titleOf({ isByOwner: true })).toBe('Your offer of ₹18,000: Monsoon brew');
    expect(titleOf({ what: 'countered' })).toBe('Counter-offer of ₹18,000: Monsoon brew');
    expect(titleOf({ amount: null })).toBe('Aarohi Menon made an offer: Monsoon brew');
    expect(titleOf({ what: 'countered', amount: null })).toBe('Counter-offer: Monsoon brew');
    expect(offerNotice({ ...told, amount: null, sums: null }).email).not.toHaveProperty('money');
  });

  it('tells the owner what to pay in, GST included', () => {
    expect(mailOf({})).toEqual({
      money: '₹21,240 what you would pay in',
      facts: [
        'Campaign: Monsoon brew',
        'They ask: ₹18,000',
        'Their GST: ₹3,240',
        'You pay in: ₹21,240',
        'Valid until: Mon, 23 November at 10:42 am',
      ],
    });
    const plain = mailOf({ sums: { side: 'owner', amount: 18_000_00, creatorGst: 0 } });
    expect(plain.facts).toEqual(['Campaign: Monsoon brew', 'Valid until: Mon, 23 November at 10:42 am']);
  });

  it('tells the creator what is left in hand, with every deduction', () => {
    const left = { fee: 900_00, tds: 18_00, net: 20_322_00, share: 2_000_00, bankBy: '2026-12-03' };
    const sums = { side: 'creator', amount: 18_000_00, creatorGst: 3_240_00, ...left } as const;
    expect(mailOf({ isByOwner: true, sums })).toEqual({
      money: '₹18,322 in your hand, in your bank by 3 Dec 2026 if you deliver as agreed',
      facts: [
        'Campaign: Monsoon brew',
        'They offer: ₹18,000',
        'Your GST: ₹3,240',
        'Platform fee, GST included: − ₹900',
        'Tax deducted: ₹18',
        'Share of your talent manager: − ₹2,000',
        'In your hand: ₹18,322',
        'Valid until: Mon, 23 November at 10:42 am',
      ],
    });
  });

  it('says who declined or withdrew it, with their words, or that nobody answered', () => {
    expect(wordsOf({ what: 'declined', note: 'Too early.' })).toBe(
      'Aarohi Menon declined your offer. You can make a new one. “Too early.”',
    );
    expect(wordsOf({ isByOwner: true, note: 'By Friday, please.' })).toBe(
      'Aarohi Menon is waiting for your answer. “By Friday, please.”',
    );
    expect(wordsOf({ what: 'withdrawn' })).toMatch(/^Aarohi Menon withdrew the offer\./);
    expect(titleOf({ what: 'expired', by: null })).toBe('Offer expired: Monsoon brew');
    expect(wordsOf({ what: 'expired', by: null })).toMatch(/no answer in time/);
  });
});
