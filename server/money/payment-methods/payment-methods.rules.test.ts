import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findNextPrimary, identityOf, maskTarget, targetOf, waitsUntil } from './payment-methods.rules.ts';

const upi = (vpa: string) => targetOf({ kind: 'upi', vpa });
const bank = (account: string, ifsc = 'HDFC0001234', holder = 'Asha Menon') =>
  targetOf({ kind: 'bank', holder, account, ifsc });

it.each([
  ['asha.menon@okhdfcbank', 'as•••@okhdfcbank'],
  ['9876543210@ybl', '98•••@ybl'],
  ['abc@upi', 'a•••@upi'],
  ['ab@upi', 'a•••@upi'],
])('shows of %s no more than %s', (vpa, masked) => {
  expect(maskTarget(upi(vpa))).toBe(masked);
});

it('shows the last four digits of an account', () => {
  expect(maskTarget(bank('50100234567890'))).toBe('•••• 7890');
});

describe('account identity', () => {
  test.each([
    ['a UPI address in another case', upi('Asha@OkHDFCbank'), upi('asha@okhdfcbank')],
    ['zeros before the number', bank('00123456789'), bank('123456789')],
    ['another branch of the bank', bank('123456789', 'HDFC0001234'), bank('123456789', 'HDFC0009999')],
    ['another spelling of the holder', bank('123456789'), bank('123456789', 'HDFC0001234', 'A. Menon')],
  ])('is known in spite of %s', (_name, one, other) => {
    expect(identityOf(one)).toBe(identityOf(other));
  });

  it('differs by bank, number and address', () => {
    const all = [bank('123456789'), bank('123456789', 'ICIC0001234'), bank('123456780'), upi('a1@upi'), upi('a2@upi')];
    expect(new Set(all.map(identityOf)).size).toBe(all.length);
  });
});

it('names a successor exactly when methods are enabled and none is primary: the oldest', () => {
  const method = fc.record({ id: fc.integer({ min: 1, max: 99 }), is_enabled: fc.boolean(), is_primary: fc.boolean() });
  fc.assert(
    fc.property(fc.uniqueArray(method, { selector: ({ id }) => id }), (methods) => {
      const enabled = methods.filter((each) => each.is_enabled).map(({ id }) => id);
      const expected =
        methods.some((each) => each.is_primary) || enabled.length === 0 ? undefined : Math.min(...enabled);
      expect(findNextPrimary(methods)?.id).toBe(expected);
    }),
  );
});

describe('the first payout to a method', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  it.each([
    ['was paid to before', true, -1, null, null],
    ['is old enough', false, -24, null, null],
    ['is new', false, -23, null, at(1)],
    ['is old enough, after a change that can be undone', false, -48, at(5), at(5)],
    ['is new, after a change that could be undone', false, -23, at(-5), at(1)],
    ['is old enough, after a change that could be undone', false, -48, at(0), null],
  ])('waits where it %s', (_what, was_paid_to, added, lastUndo, until) => {
    expect(waitsUntil({ created_at: at(added), was_paid_to }, { now, hours: 24, lastUndo })).toEqual(until);
  });
});
