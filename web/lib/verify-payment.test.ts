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

/** Lets the server say these things one after the other, the last again and again; a number is the status of a failure. */
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

it('asks until the answer is known, ten times at the most', async () => {
  expect(await verify('open', 'open', 'paid')).toEqual({ verdict: 'paid', asked: 3 });
  expect(await verify('open')).toEqual({ verdict: 'open', asked: 10 });
});

it('goes on asking where no answer came, or one that says nothing of the payment', async () => {
  expect(await verify(0, 503, 429, 'paid')).toEqual({ verdict: 'paid', asked: 4 });
  expect(await verify(502)).toEqual({ verdict: 502, asked: 10 });
});

it('takes a refusal as the end', async () => {
  expect(await verify('open', 404)).toEqual({ verdict: 404, asked: 2 });
});
