import { expect, it } from 'vitest';
import { defaultPayments } from './default-payments.rules.ts';

const due = (...deliveries: ('publish' | 'hand_over' | undefined)[]) =>
  defaultPayments(
    18_000.5,
    deliveries.map((delivery) => ({ type: 'reel', quantity: 1, delivery })),
  ).map(({ label, amount, due: moment, deliverables }) => [label, amount, moment, deliverables]);

it('an offer without a plan pays all of it on publication, and on approval where nothing is published', () => {
  expect(due(undefined)).toEqual([['On publication', 18_000.5, 'published', []]]);
  expect(due('publish', 'hand_over')).toEqual([['On publication', 18_000.5, 'published', []]]);
  expect(due('hand_over', 'hand_over')).toEqual([['On approval', 18_000.5, 'approved', []]]);
});
