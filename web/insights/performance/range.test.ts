import { expect, it } from 'vitest';
import { readRange, writeRange } from './range.ts';

const today = '2026-11-22';
const read = (address: string) => readRange(new URLSearchParams(address), today);

it('reads the range in the URL, and falls back to thirty days', () => {
  expect(read('range=90d')).toEqual({ range: '90d' });
  const days = { range: 'custom', from: '2026-04-01', to: '2026-11-22' } as const;
  expect(read('range=custom&from=2026-04-01&to=2026-11-22')).toEqual(days);
  for (const wrong of [
    ...['', 'range=1y', 'range=custom', 'range=custom&from=2026-04-01', 'range=custom&from=2026-05-01&to=2026-04-01'],
    ...['range=custom&from=2026-04-01&to=2026-11-23', 'range=custom&from=2019-04-01&to=2026-11-22'],
  ]) {
    expect(read(wrong), wrong).toEqual({ range: '30d' });
  }
  expect(read(new URLSearchParams(writeRange(days)).toString())).toEqual(days);
  expect(writeRange({ range: '30d' })).toEqual({});
});
