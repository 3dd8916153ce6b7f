import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRupees } from '../../../contract/kit/money.ts';
import type { PaymentRow } from '../../../database/schema.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { type AwaitedPiece, leftIn, planOf } from '../payments/payments.rules.ts';
import { paymentOf, reprice, type Standing, settledOf } from './pricing.rules.ts';

const deliverables = [{ type: 'reel', quantity: 2 }];
const piece = (name: string, isApproved = false): AwaitedPiece => ({
  name,
  isHandedIn: isApproved,
  isApproved,
  approvedOn: isApproved ? '2026-11-01' : null,
  isCounted: false,
  countsOn: null,
  isCancelled: false,
});
const row = (number: number, more: Partial<PaymentRow> = {}): PaymentRow => ({
  application_id: 1,
  number,
  label: `Part ${number}`,
  amount: 5_000_00,
  gst: 0,
  due: 'approved',
  due_on: null,
  pieces: [],
  released: 0,
  refunded: 0,
  released_at: null,
  ...more,
});
const released = (number: number, more: Partial<PaymentRow> = {}) =>
  row(number, { released: 5_000_00, released_at: new Date(), ...more });
const standing = (payments: PaymentRow[], more: Partial<Standing> = {}): Standing => ({
  payments,
  facts: { pieces: [piece('reel-1'), piece('reel-2')], isTrusted: false, isSmall: false, today: '2026-11-21' },
  isOver: false,
  isFunded: true,
  gstBasisPoints: 0,
  today: '2026-11-21',
  latestPayment: null,
  ...more,
});
const priced = (at: Standing, amount: number, payments?: ReturnType<typeof paymentOf>[]) => {
  const result = reprice(at, { amount, payments, deliverables });
  if ('problem' in result) throw new Error(inEnglish(result.problem.reason));
  return result.priced;
};
const told = (at: Standing, amount: number, payments?: ReturnType<typeof paymentOf>[]) => {
  const result = reprice(at, { amount, payments, deliverables });
  return 'problem' in result ? `${result.problem.field}: ${inEnglish(result.problem.reason)}` : null;
};

describe('a new price', () => {
  it('is never below what is released, refunded or earned', () => {
    const earned = row(2, { due: 'published', pieces: ['reel-1'] });
    const at = standing([released(1), earned, row(3)], {
      facts: { ...standing([]).facts, pieces: [piece('reel-1', true), piece('reel-2')] },
    });
    expect(settledOf(at).map(({ number }) => number)).toEqual([1, 2]);
    expect(told(at, 9_999)).toBe('amount: ₹10,000 of the price is released or earned already. Enter at least that.');
    expect(priced(at, 10_001)).toMatchObject({ added: -4_999_00, price: 10_001_00 });
  });

  it('moves the last open payments, and adds one where none is open', () => {
    const at = standing([released(1), row(2), row(3)]);
    expect(priced(at, 16_000).rows.map(({ amount }) => amount)).toEqual([5_000_00, 5_000_00, 6_000_00]);
    expect(priced(at, 8_000).rows.map(({ amount }) => amount)).toEqual([5_000_00, 3_000_00]);
    const more = priced(standing([released(1)]), 7_000);
    expect(more.rows).toMatchObject([{ released: 5_000_00 }, { amount: 2_000_00, due: 'published' }]);
    expect(priced(standing([released(1)], { isOver: true }), 7_000).rows[1]).toMatchObject({ due: 'approved' });
  });

  it('keeps settled payments as they are, wherever the plan lists them', () => {
    const at = standing([released(1), row(2)]);
    const [paid, open] = at.payments.map(paymentOf);
    if (!paid || !open) throw new Error('No plan');
    expect(told(at, 10_000, [{ ...open, amount: 10_000 }])).toMatch(/^payments: Payments that were released/);
    expect(told(at, 10_000, [{ ...paid, label: 'Other' }, open])).toMatch(/^payments: /);
    expect(priced(at, 10_000, [{ ...open, label: 'First' }, paid]).rows).toMatchObject([
      { number: 1, label: 'First', released: 0 },
      { number: 2, released: 5_000_00 },
    ]);
    expect(told(at, 10_000, [paid, { ...open, amount: 4_000 }])).toBe(
      'payments: The payments must add up to the amount.',
    );
  });

  it('takes no new advance above half, and no date that has passed, but leaves old ones', () => {
    const advance = released(1, { due: 'advance' });
    expect(told(standing([advance, row(2)]), 8_000)).toBeNull();
    expect(told(standing([row(1, { due: 'advance' }), row(2)]), 8_000)).toMatch(/^payments: The advance/);
    const dated = { due: 'date', due_on: '2026-11-01' } as const;
    expect(told(standing([released(1, dated), row(2)]), 12_000)).toBeNull();
    expect(told(standing([row(1, dated), row(2)]), 12_000)).toBe('payments: Choose payment dates from today on.');
  });

  it('leaves something to pay for work that goes on, and takes no payment below ₹1', () => {
    expect(told(standing([released(1), row(2)]), 5_000)).toMatch(/^amount: To end the agreement/);
    expect(told(standing([row(1)]), 5_000.5)).toBe('amount: The minimum payment is ₹1.');
    expect(told(standing([row(1)], { isFunded: false }), 5_000.5)).toBeNull();
    expect(told(standing([1, 2, 3, 4, 5, 6].map((each) => released(each))), 31_000)).toMatch(/at most 6 payments/);
  });
});

const paise = fc.integer({ min: 100, max: 99_999_99 });

it('moves exactly what the plan gains or loses, to the paisa, GST included, and no settled payment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(paise, fc.boolean()), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 500, 1_800),
      paise,
      (parts, points, wanted) => {
        const price = parts.reduce((all, [amount]) => all + amount, 0);
        const payments = parts.map(([amount], at) => ({
          label: `Part ${at}`,
          amount: toRupees(amount),
          due: 'published' as const,
          date: null,
          deliverables: [],
        }));
        const gst = Math.round((price * points) / 10_000);
        const rows = planOf({ payments, price, gst }).map((planned, at) => {
          const all = planned.amount + planned.gst;
          return row(planned.number, {
            ...planned,
            ...(parts[at]?.[1] ? { released: all, released_at: new Date() } : {}),
          });
        });
        const at = standing(rows, { gstBasisPoints: points });
        const result = reprice(at, { amount: toRupees(wanted), deliverables });
        const settled = settledOf(at);
        if ('problem' in result) return;
        const left = (some: readonly Pick<PaymentRow, 'amount' | 'gst' | 'released' | 'refunded'>[]) =>
          some.reduce((all, each) => all + leftIn(each), 0);
        const { priced: to } = result;
        expect(to.price).toBe(wanted);
        expect(left(to.rows)).toBe(left(rows) + to.added);
        expect(to.gst - rows.reduce((all, each) => all + each.gst, 0)).toBe(to.addedGst);
        expect(to.rows.filter(({ released: paid }) => paid > 0).map((each) => each.amount + each.gst)).toEqual(
          settled.map((each) => each.amount + each.gst),
        );
        expect(to.rows.map(({ number }) => number)).toEqual(to.rows.map((_, index) => index + 1));
      },
    ),
    { numRuns: 300 },
  );
});
