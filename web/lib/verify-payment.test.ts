import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { verifyPayment } from './verify-payment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Said = 'open' | 'paid' | number;

/** Runs with the given server replies in order, repeating the last; a number is a failure's status. */
async function verify(...said: Said[]) {
  let asked = 0;
  const ask = async () => {
    const answer = said[Math.min(asked, said.length - 1)] as Said;
    asked += 1;
    if (typeof answer === 'number') throw new ApiError(answer, { reason: 'No.' });
    return answer;
  };
  const verdict = verifyPayment(ask, (answer) => answer === 'open').catch(({ status }: ApiError) => status);
  await vi.runAllTimersAsync();
  return { verdict: await verdict, asked };
}

it('polls until the result is known, at most ten times', async () => {
  expect(await verify('open', 'open', 'paid')).toEqual({ verdict: 'paid', asked: 3 });
  expect(await verify('open')).toEqual({ verdict: 'open', asked: 10 });
});

it('continues after a missing or unclear reply', async () => {
  expect(await verify(0, 503, 429, 'paid')).toEqual({ verdict: 'paid', asked: 4 });
  expect(await verify(502)).toEqual({ verdict: 502, asked: 10 });
});

it('stops on a refusal', async () => {
  expect(await verify('open', 404)).toEqual({ verdict: 404, asked: 2 });
});
