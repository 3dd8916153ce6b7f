import { describe, expect, it } from 'vitest';
import { claimState, diskState, gatewayOutcome, jobsState, socialState } from './health.rules.ts';

describe('the state of', () => {
  it.each([
    [0, 0, 'good'],
    [50, 0, 'good'],
    [51, 0, 'warning'],
    [0, 1, 'warning'],
    [1_000, 0, 'warning'],
    [1_001, 0, 'bad'],
    [1_001, 9, 'bad'],
  ])('jobs of which %i wait and %i failed is %s', (waiting, failed, state) => {
    expect(jobsState({ waiting, failed })).toBe(state);
  });

  it.each([
    [0, 0, 'good'],
    [0, 3, 'good'],
    [10, 1, 'good'],
    [10, 2, 'warning'],
    [10, 5, 'warning'],
    [10, 6, 'bad'],
    [1, 1, 'bad'],
  ])('%i connected accounts of which %i fail is %s', (connected, failing, state) => {
    expect(socialState({ connected, failing })).toBe(state);
  });

  it.each([
    [1e9 - 1, 90, 'bad'],
    [1e9, 1, 'warning'],
    [1e9, 15, 'good'],
    [5e9 - 1, 14, 'warning'],
    [5e9, 14, 'good'],
    [6e9, 1, 'good'],
  ])('a disk with %d bytes free, %d per cent, is %s', (free, share, state) => {
    expect(diskState({ free, share })).toBe(state);
  });

  it.each([
    ['10,000+', 10_000, 'good'],
    ['10,000  + ', 10_000, 'good'],
    ['10,000+', 10_001, 'good'],
    ['10,000+', 9_999, 'warning'],
    ['1.5 lakh +', 150_000, 'good'],
    ['10k', 9_999, 'warning'],
    ['10.5', 1_000_000, 'warning'],
    ['10+20', 1_000_000, 'warning'],
    ['+10', 1_000_000, 'warning'],
    ['10+ creators', 1_000_000, 'warning'],
    ['99,99,99,99,999', 2e10, 'warning'],
    ['thousands', 1_000_000, 'warning'],
    ['', 1_000_000, 'warning'],
  ])('a claim of %s creators with %i listed is %s', (claim, profiles, state) => {
    expect(claimState({ claim, profiles })).toBe(state);
  });

  it.each([
    [0, 'away'],
    [200, 'good'],
    [400, 'good'],
    [401, 'refused'],
    [402, 'good'],
    [403, 'refused'],
    [404, 'good'],
    [429, 'refused'],
    [499, 'good'],
    [500, 'away'],
    [503, 'away'],
  ])('a gateway that answers %i is %s', (status, outcome) => {
    expect(gatewayOutcome(status)).toBe(outcome);
  });
});
