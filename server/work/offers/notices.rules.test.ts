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
};
const titleOf = (more: Partial<OfferTold>) => inEnglish(offerNotice({ ...told, ...more }).title);
const wordsOf = (more: Partial<OfferTold>) => inEnglish(offerNotice({ ...told, ...more }).description);

describe('the notice of an offer', () => {
  it('names its price, whoever made it, and needs none', () => {
    expect(titleOf({})).toBe('Aarohi Menon offers ₹18,000: Monsoon brew');
    expect(titleOf({ isByOwner: true })).toBe('Your offer of ₹18,000: Monsoon brew');
    expect(titleOf({ what: 'countered' })).toBe('Counter-offer of ₹18,000: Monsoon brew');
    expect(titleOf({ amount: null })).toBe('Aarohi Menon made an offer: Monsoon brew');
    expect(titleOf({ what: 'countered', amount: null })).toBe('Counter-offer: Monsoon brew');
    expect(offerNotice(told).email).toMatchObject({ money: { amount: '₹18,000' } });
    expect(offerNotice({ ...told, amount: null }).email).not.toHaveProperty('money');
  });

  it('says who declined or withdrew it, with their words, or that nobody answered', () => {
    expect(wordsOf({ what: 'declined', note: 'Too early.' })).toBe(
      'Aarohi Menon declined your offer. You can make a new one. “Too early.”',
    );
    expect(wordsOf({ what: 'withdrawn' })).toMatch(/^Aarohi Menon withdrew the offer\./);
    expect(titleOf({ what: 'expired', by: null })).toBe('Offer expired: Monsoon brew');
    expect(wordsOf({ what: 'expired', by: null })).toMatch(/no answer in time/);
  });
});
