import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { judgeQuote, judgeRates, type PriceVerdict, priceOfWork } from './match-price.rules.ts';

const told = ({ fit, words }: PriceVerdict) => [fit, inEnglish(words())];
const rate = (id: string, price: number, platform = 'instagram') =>
  ({ platform, content: { id, name: id }, price }) as Parameters<typeof priceOfWork>[0][number];
const rates = [rate('reel', 18_000), rate('reel', 12_000.5, 'youtube'), rate('story', 6_500), rate('podcast', 900)];
const want = (...wanted: [type: string, quantity: number][]) => wanted.map(([type, quantity]) => ({ type, quantity }));
const judge = (deliverables: ReturnType<typeof want>, budget: number, platforms: string[] = ['instagram']) =>
  told(judgeRates(rates, { deliverables, platforms, budget }));

describe('a quote', () => {
  it.each([
    [9_000, 12_000, 1, '₹9,000 is within ₹12,000'],
    [12_000, 12_000, 1, '₹12,000 is within ₹12,000'],
    [24_000, 12_000, 0.5, '₹24,000 is over ₹12,000 per creator'],
    [1_20_000.5, 1_00_000, 1_00_000 / 1_20_000.5, '₹1,20,000.50 is over ₹1,00,000 per creator'],
  ])('of %d for a budget of %d', (quote, budget, fit, words) => {
    expect(told(judgeQuote(quote, budget))).toEqual([fit, words]);
  });
});

describe('the price by the rate card', () => {
  it.each([
    [want(['reel', 1]), 18_000, 1, '1 reel at ₹18,000 = ₹18,000, within ₹18,000'],
    [want(['reel', 2]), 12_000, 1 / 3, '2 reels at ₹18,000 = ₹36,000, ₹24,000 over the ₹12,000'],
    [want(['reel', 1], ['story', 2]), 40_000, 1, '1 reel at ₹18,000 + 2 stories at ₹6,500 = ₹31,000, within ₹40,000'],
    [want(['podcast', 1]), 900, 1, '1 podcast at ₹900 = ₹900, within ₹900'],
    [want(['reel', 1], ['live', 1]), 90_000, null, 'No rate for live streams'],
    [want(['webinar', 1]), 90_000, null, 'No rate for webinar'],
    [[], 90_000, null, 'Price unknown'],
  ])('%j for %d', (wanted, budget, fit, words) => {
    expect(judge(wanted, budget)).toEqual([fit, words]);
  });

  it('is the lowest on one of the platforms', () => {
    const reel = want(['reel', 1]);
    expect(priceOfWork(rates, { deliverables: reel, platforms: [] })).toBe(12_000.5);
    expect(priceOfWork(rates, { deliverables: reel, platforms: ['instagram', 'youtube'] })).toBe(12_000.5);
    expect(priceOfWork(rates, { deliverables: reel, platforms: ['instagram'] })).toBe(18_000);
    expect(priceOfWork(rates, { deliverables: reel, platforms: ['facebook'] })).toBeNull();
  });

  it('is of all the work or of none', () => {
    const platforms: string[] = [];
    expect(priceOfWork(rates, { deliverables: want(['reel', 2], ['story', 1]), platforms })).toBe(30_501);
    expect(priceOfWork(rates, { deliverables: want(['reel', 2], ['live', 1]), platforms })).toBeNull();
    expect(priceOfWork(rates, { deliverables: [], platforms })).toBeNull();
    expect(told(judgeRates([], { deliverables: want(['reel', 1]), platforms, budget: 1 }))).toEqual([
      null,
      'Price unknown',
    ]);
  });

  it.each([
    ['post', '1 post', '2 posts'],
    ['reel', '1 reel', '2 reels'],
    ['story', '1 story', '2 stories'],
    ['video', '1 video', '2 videos'],
    ['short', '1 short', '2 shorts'],
    ['live', '1 live stream', '2 live streams'],
  ])('counts in words: %s', (type, single, several) => {
    const words = (quantity: number) =>
      told(judgeRates([rate(type, 10)], { deliverables: want([type, quantity]), platforms: [], budget: 20 }))[1];
    expect(words(1)).toBe(`${single} at ₹10 = ₹10, within ₹20`);
    expect(words(2)).toBe(`${several} at ₹10 = ₹20, within ₹20`);
    expect(told(judgeRates([rate('reel', 1)], { deliverables: want([type, 1]), platforms: ['x'], budget: 1 }))[1]).toBe(
      `No rate for ${several.slice(2)}`,
    );
  });
});
