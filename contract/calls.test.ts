import { expect, it } from 'vitest';
import { allCalls } from './calls.ts';
import { type Call, levelOf } from './kit/calls.ts';

const calls: Call[] = Object.values(allCalls).flatMap((each) => Object.values(each));
const titles = (some: Call[]) => some.map(({ method, path }) => `${method} ${path}`);

it('says of every operator write above support whether it moves money, which then takes two operators', () => {
  const writes = calls.filter(
    (call) => call.auth === 'operator' && call.method !== 'GET' && levelOf(call) !== 'support',
  );
  expect(titles(writes.filter(({ payment }) => payment === undefined))).toEqual([]);
  expect(titles(writes.filter(({ payment }) => payment)).toSorted()).toMatchInlineSnapshot(`
    [
      "POST /operator/chargebacks/{id}/collusion",
      "POST /operator/disputes/{id}",
      "POST /operator/payouts/{id}/cancel",
      "POST /operator/payouts/{id}/retry",
      "POST /operator/pool-disputes/{id}",
    ]
  `);
});

it('gives every signed-in call that creates something an Idempotency-Key', () => {
  const making = calls.filter((call) => call.status === 201 || call.multipart || call.path.endsWith('/connect'));
  const posts = making.filter(({ method, auth }) => method === 'POST' && auth !== 'public');
  expect(posts.length).toBeGreaterThan(10);
  expect(titles(posts.filter(({ idempotent }) => !idempotent))).toEqual([]);
});
