import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentDues } from '../../../contract/campaigns/offer-terms.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { PaymentRow } from '../../../database/schema.ts';
import {
  type AwaitedPiece,
  divideLeft,
  isDue,
  leftIn,
  type PaymentMove,
  type PlanFacts,
  payableOn,
  planOf,
  refundPiece,
  releaseAll,
  releaseOn,
  sumMoves,
} from './payments.rules.ts';

const row = (more: Partial<PaymentRow> = {}): PaymentRow => ({
  application_id: 1,
  number: 1,
  label: 'Part',
  amount: 100_00,
  gst: 0,
  due: 'approved',
  due_on: null,
  pieces: [],
  released: 0,
  refunded: 0,
  released_at: null,
  ...more,
});
const piece = (name: string, more: Partial<AwaitedPiece> = {}): AwaitedPiece => ({
  name,
  isHandedIn: false,
  isApproved: false,
  approvedOn: null,
  isCounted: false,
  countsOn: null,
  isCancelled: false,
  ...more,
});
const handedIn = { isHandedIn: true };
const approved = { ...handedIn, isApproved: true, approvedOn: '2026-12-01' };
const counted = { ...approved, isCounted: true };
const facts = (pieces: AwaitedPiece[], more: Partial<PlanFacts> = {}): PlanFacts => ({
  pieces,
  isTrusted: false,
  isSmall: false,
  today: '2026-12-10',
  ...more,
});

describe('a payment is due', () => {
  it.each<[string, Partial<PaymentRow>, PlanFacts, boolean]>([
    ['advance before anything is handed in', { due: 'advance' }, facts([piece('reel-1')]), false],
    ['advance of a trusted creator', { due: 'advance' }, facts([piece('reel-1')], { isTrusted: true }), true],
    ['advance at the first hand-in', { due: 'advance' }, facts([piece('reel-1', handedIn), piece('reel-2')]), true],
    ['approval of a part of the work', {}, facts([piece('reel-1', approved), piece('reel-2')]), false],
    ['approval of all', {}, facts([piece('reel-1', approved), piece('reel-2', approved)]), true],
    ['approval of the named piece', { pieces: ['reel-1'] }, facts([piece('reel-1', approved), piece('reel-2')]), true],
    ['publication of approved work', { due: 'published' }, facts([piece('reel-1', approved)]), false],
    ['publication that counts', { due: 'published' }, facts([piece('reel-1', counted)]), true],
    [
      'publication beside a cancelled piece',
      { due: 'published' },
      facts([piece('reel-1', counted), piece('reel-2', { ...approved, isCancelled: true })]),
      true,
    ],
    ['date of unapproved work', { due: 'date', due_on: '2026-12-05' }, facts([piece('reel-1', handedIn)]), false],
    ['date that is to come', { due: 'date', due_on: '2026-12-11' }, facts([piece('reel-1', approved)]), false],
    ['date that has come', { due: 'date', due_on: '2026-12-10' }, facts([piece('reel-1', approved)]), true],
    ['work that is not planned yet', {}, facts([]), false],
  ])('%s', (_what, more, given, expected) => {
    expect(isDue(row(more), given)).toBe(expected);
  });

  it('45 days after acceptance at the latest, to a micro or small enterprise', () => {
    const late = row({ due: 'date', due_on: '2027-06-01' });
    expect(payableOn(late, facts([piece('reel-1', approved)]))).toBe('2027-06-01');
    expect(payableOn(late, facts([piece('reel-1', approved)], { isSmall: true }))).toBe('2027-01-15');
  });

  it('never for an unpublished piece that it waits for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentDues), fc.boolean(), fc.boolean(), (due, isTrusted, isCounted) => {
        const given = facts([piece('reel-1', { ...approved, isCounted })], { isTrusted });
        if (due === 'published') expect(isDue(row({ due }), given)).toBe(isCounted);
      }),
    );
  });
});

describe('the day of a release if nobody acts', () => {
  it.each<[string, Partial<PaymentRow>, PlanFacts, string | null, string | null]>([
    ['approval by silence', {}, facts([piece('reel-1', handedIn)]), '2026-12-12', '2026-12-12'],
    ['nothing handed in', {}, facts([piece('reel-1')]), null, null],
    ['publication without a clock', { due: 'published' }, facts([piece('reel-1', approved)]), null, null],
    [
      'publication that counts by time',
      { due: 'published' },
      facts([piece('reel-1', counted), piece('reel-2', { ...approved, countsOn: '2026-12-13' })]),
      null,
      '2026-12-13',
    ],
    ['a date', { due: 'date', due_on: '2026-12-20' }, facts([piece('reel-1', approved)]), null, '2026-12-20'],
    [
      'a date before the approval',
      { due: 'date', due_on: '2026-12-11' },
      facts([piece('reel-1', handedIn)]),
      '2026-12-12',
      '2026-12-12',
    ],
    ['an advance', { due: 'advance' }, facts([piece('reel-1')]), null, null],
  ])('%s', (_what, more, given, approvedOn, expected) => {
    expect(releaseOn(row(more), given, approvedOn)).toBe(expected);
  });
});

const paise = fc.integer({ min: 1, max: 9_999_999_99 });
const plan = fc.record({
  amounts: fc.array(paise, { minLength: 1, maxLength: 6 }),
  gstPart: fc.double({ min: 0, max: 0.28, noNaN: true }),
});

function rowsOf({ amounts, gstPart }: { amounts: number[]; gstPart: number }): PaymentRow[] {
  const price = amounts.reduce((sum, amount) => sum + amount, 0);
  const gst = Math.round(price * gstPart);
  const payments = amounts.map((amount) => ({
    label: 'Part',
    amount: toRupees(amount),
    due: 'published' as const,
    date: null,
    deliverables: [],
  }));
  return planOf({ payments, price, gst }).map((payment) => row(payment));
}

function apply(rows: readonly PaymentRow[], moves: readonly PaymentMove[]): PaymentRow[] {
  return rows.map((each) => {
    const move = moves.find(({ number }) => number === each.number);
    if (!move) return each;
    return { ...each, released: each.released + move.released, refunded: each.refunded + move.refunded };
  });
}

const leftOf = (rows: readonly PaymentRow[]) => rows.reduce((sum, each) => sum + leftIn(each), 0);

describe('payments', () => {
  it('are exactly the price and its GST', () => {
    fc.assert(
      fc.property(plan, (given) => {
        const price = given.amounts.reduce((sum, amount) => sum + amount, 0);
        const rows = rowsOf(given);
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        expect(rows.reduce((sum, { gst }) => sum + gst, 0)).toBe(Math.round(price * given.gstPart));
      }),
    );
  });

  it('without a plan are one on approval', () => {
    expect(planOf({ payments: [], price: 18_000_00, gst: 3_240_00 })).toEqual([
      { number: 1, label: 'On approval', amount: 18_000_00, gst: 3_240_00, due: 'approved', due_on: null, pieces: [] },
    ]);
  });

  it('are released and refunded to the paisa, in any parts', () => {
    fc.assert(
      fc.property(plan, fc.nat(6), fc.double({ min: 0, max: 1, noNaN: true }), (given, first, part) => {
        const rows = rowsOf(given);
        const all = leftOf(rows);
        const begun = releaseAll(rows.slice(0, first));
        const after = apply(rows, begun);
        expect(leftOf(after)).toBe(all - sumMoves(begun).released);
        const released = Math.floor(leftOf(after) * part);
        const rest = divideLeft(after, released);
        expect(sumMoves(rest).released).toBe(released);
        const ended = apply(after, rest);
        expect(leftOf(ended)).toBe(0);
        expect(ended.reduce((sum, each) => sum + each.released + each.refunded, 0)).toBe(all);
        const gst = sumMoves([...begun, ...rest]).releasedGst;
        expect(gst).toBeLessThanOrEqual(rows.reduce((sum, each) => sum + each.gst, 0));
      }),
    );
  });

  it('refund each unpublished piece its share, and all of it with the last', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 5 }), (given, count) => {
        let rows = rowsOf(given);
        const all = leftOf(rows);
        let pieces = Array.from({ length: count }, (_, index) => piece(`reel-${index + 1}`, approved));
        for (const { name } of pieces) {
          const moves = refundPiece(rows, pieces, name);
          expect(sumMoves(moves).released).toBe(0);
          rows = apply(rows, moves);
          pieces = pieces.map((each) => (each.name === name ? { ...each, isCancelled: true } : each));
        }
        expect(leftOf(rows)).toBe(0);
        expect(rows.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(all);
      }),
    );
  });

  it('on approval are not refunded with a piece that was not published', () => {
    expect(refundPiece([row()], [piece('reel-1', approved)], 'reel-1')).toEqual([]);
    expect(refundPiece([row({ due: 'published', pieces: ['reel-2'] })], [piece('reel-1', approved)], 'reel-1')).toEqual(
      [],
    );
  });
});
