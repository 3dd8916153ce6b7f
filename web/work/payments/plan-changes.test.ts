import { expect, it } from 'vitest';
import { makePayment } from '../../../tests/makers/payment.ts';
import { isSamePayment, isSamePlan, planChanges } from './plan-changes.ts';

const [advance, live, later] = [
  makePayment(6_000, 'advance'),
  makePayment(9_000, 'published'),
  makePayment(3_000, 'approved'),
];

it('keeps what stays, pairs what changed, and lists what is new and what is left out', () => {
  const more = makePayment(12_000, 'published');
  const added = makePayment(1_000, 'approved');
  expect(planChanges([advance, live], [advance, more, added])).toEqual([
    { was: advance, now: advance },
    { was: live, now: more },
    { was: null, now: added },
  ]);
  const whole = makePayment(12_000, 'approved');
  expect(planChanges([advance, live, later], [advance, whole])).toEqual([
    { was: advance, now: advance },
    { was: later, now: whole },
    { was: live, now: null },
  ]);
  expect(planChanges([live], [whole])).toEqual([{ was: live, now: whole }]);
});

it('compares plans to the paisa, whatever the order of the pieces named', () => {
  const named = makePayment(9_000, 'published', { deliverables: ['reel-1', 'reel-2'] });
  const turned = makePayment(9_000, 'published', { deliverables: ['reel-2', 'reel-1'] });
  expect(isSamePayment({ was: named, now: turned })).toBe(true);
  expect(isSamePlan([advance, named], [advance, turned])).toBe(true);
  expect(isSamePlan([advance, named], [named, advance])).toBe(false);
  expect(isSamePlan([advance], [advance, named])).toBe(false);
  expect(isSamePayment({ was: named, now: makePayment(9_000.01, 'published') })).toBe(false);
});
