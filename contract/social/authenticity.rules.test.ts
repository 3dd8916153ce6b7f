import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SignalFigures, scoreSignals, shareOf, signals, signalWeights } from './authenticity.rules.ts';

const reach = (fitting: number, posts = 20): SignalFigures => ({ signal: 'likes_follow_reach', posts, fitting });
const growth = (unexplained_percent: number): SignalFigures => ({
  signal: 'growth',
  days: 90,
  jumps: 1,
  unexplained: 1,
  unexplained_percent,
});
const size = (engagement_rate: number): SignalFigures => ({
  signal: 'engagement_for_size',
  engagement_rate,
  lower_quartile: 2,
  upper_quartile: 4,
  peers: 40,
});
const comments = (per_hundred_likes: number): SignalFigures => ({
  signal: 'comments_to_likes',
  posts: 20,
  per_hundred_likes,
});
const spread = (ratio: number): SignalFigures => ({
  signal: 'likes_vary',
  posts: 20,
  lower_quartile: 100,
  upper_quartile: 100 * ratio,
  ratio,
});

describe('shareOf', () => {
  it.each([
    [reach(20), 1],
    [reach(18), 0.8],
    [reach(15), 0.5],
    [reach(10), 0],
    [reach(3), 0],
    [growth(0), 1],
    [growth(2.5), 0.75],
    [growth(10), 0],
    [growth(60), 0],
    [size(1.4), 1],
    [size(0.9), 0.5],
    [size(0.4), 0],
    [size(0), 0],
    [size(6), 1],
    [size(13), 0.5],
    [size(20), 0],
    [comments(0.6), 1],
    [comments(0.35), 0.5],
    [comments(0.1), 0],
    [comments(20), 1],
    [comments(40), 0.5],
    [comments(60), 0],
    [spread(1.35), 1],
    [spread(1.2), 0.5],
    [spread(1.05), 0],
    [spread(1), 0],
  ])('%o: %d of its weight', (figures, share) => {
    expect(shareOf(figures)).toBeCloseTo(share, 10);
  });
});

const all = [spread(2), comments(2), size(3), growth(0), reach(20)];

describe('scoreSignals', () => {
  it('adds up to a hundred when all signals are judged, in order of weight', () => {
    const scored = scoreSignals(all);
    expect(scored?.score).toBe(100);
    expect(scored?.reasons.map(({ points, of, figures }) => [figures.signal, points, of])).toEqual(
      signals.map((signal) => [signal, signalWeights[signal], signalWeights[signal]]),
    );
  });

  it('distributes the weight of signals that cannot be judged, in whole points', () => {
    const scored = scoreSignals([reach(15), growth(0), spread(1)]);
    expect(scored?.reasons.map(({ points, of }) => [points, of])).toEqual([
      [23, 46],
      [39, 39],
      [0, 15],
    ]);
    expect(scored?.score).toBe(62);
  });

  it('needs signals with half of the total weight', () => {
    expect(scoreSignals([reach(20), comments(2)])).toBeNull();
    expect(scoreSignals([growth(0), comments(2), spread(2)])?.score).toBe(100);
    expect(scoreSignals([])).toBeNull();
  });

  const anyFigures = fc
    .tuple(fc.nat(20), fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 30, noNaN: true }))
    .chain(([fitting, percent, rate]) =>
      fc.shuffledSubarray([reach(fitting), growth(percent), size(rate), comments(percent), spread(1 + rate / 10)]),
    );

  it('is the sum of whole points, each within its maximum, in any order of signals', () => {
    fc.assert(
      fc.property(anyFigures, (judged) => {
        const scored = scoreSignals(judged);
        const weight = judged.reduce((sum, { signal }) => sum + signalWeights[signal], 0);
        expect(scored === null).toBe(weight < 50);
        if (!scored) return;
        expect(scored.reasons.reduce((sum, { of }) => sum + of, 0)).toBe(100);
        expect(scored.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(scored.score);
        for (const { points, of, figures } of scored.reasons) {
          expect(points).toBe(Math.round(of * shareOf(figures)));
          expect(Number.isInteger(of) && points >= 0 && points <= of).toBe(true);
        }
        expect(scoreSignals(judged.toReversed())).toEqual(scored);
      }),
    );
  });
});
