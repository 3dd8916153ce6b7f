import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/kit/calendar.ts';
import { delayPaysOn } from '../work-clock/work-clock.rules.ts';
import { daysOnApproval, isUnpublished, moveDay } from './publication.rules.ts';

const approvedAt = new Date('2026-12-01T20:00:00Z'); // 2 December in India
const row = (more: Partial<Parameters<typeof moveDay>[0]> = {}) => ({
  agreed_publish_by: null,
  publish_by: null,
  first_publish_by: null,
  is_put_off: false,
  approved_at: null,
  ...more,
});

describe('the days of a piece that is approved', () => {
  it.each([
    [null, '2026-12-09'],
    ['2026-12-02', '2026-12-02'],
    ['2026-12-01', '2026-12-09'],
    ['2027-01-20', '2027-01-20'],
  ])('agreed by %s it is to be published by %s', (agreed, day) => {
    expect(daysOnApproval(row({ agreed_publish_by: agreed }), approvedAt)).toEqual({
      publish_by: day,
      first_publish_by: null,
      is_put_off: false,
    });
  });

  it.each([
    ['2026-12-05', '2026-12-20', '2026-12-05'],
    [null, '2026-12-20', '2026-12-09'],
    ['2026-11-20', '2026-12-20', '2026-12-09'],
    ['2026-12-05', '2026-12-05', null],
    [null, '2026-12-08', null],
  ])('put off from %s to %s its first day is %s', (first, agreed, expected) => {
    const days = daysOnApproval(
      row({ agreed_publish_by: agreed, first_publish_by: first, is_put_off: true }),
      approvedAt,
    );
    expect(days).toMatchObject({ first_publish_by: expected, is_put_off: expected !== null });
  });
});

describe('a moved day', () => {
  const agreed = row({ agreed_publish_by: '2026-12-10' });
  const approved = row({ agreed_publish_by: '2026-12-10', publish_by: '2026-12-10', approved_at: approvedAt });

  it('keeps the first one while the owner asks for later ones', () => {
    const once = { ...approved, ...moveDay(approved, { to: '2026-12-20', byOwner: true }) };
    expect(once).toMatchObject({ publish_by: '2026-12-20', first_publish_by: '2026-12-10', is_put_off: true });
    expect(moveDay(once, { to: '2027-02-01', byOwner: true })).toMatchObject({ first_publish_by: '2026-12-10' });
    expect(moveDay(once, { to: '2026-12-10', byOwner: true })).toMatchObject({
      first_publish_by: null,
      is_put_off: false,
    });
  });

  it('takes the first one along by the days that the influencer asks for', () => {
    expect(moveDay(agreed, { to: '2026-12-20', byOwner: false })).toEqual({
      agreed_publish_by: '2026-12-20',
      publish_by: null,
      first_publish_by: null,
      is_put_off: false,
    });
    const putOff = { ...agreed, ...moveDay(agreed, { to: '2026-12-20', byOwner: true }) };
    expect(moveDay(putOff, { to: '2026-12-25', byOwner: false })).toMatchObject({ first_publish_by: '2026-12-15' });
    expect(moveDay(putOff, { to: '2026-12-15', byOwner: false })).toMatchObject({ first_publish_by: '2026-12-10' });
  });

  it('is seven days after the approval where it is no longer named', () => {
    expect(moveDay(approved, { to: null, byOwner: true })).toMatchObject({
      agreed_publish_by: null,
      publish_by: '2026-12-09',
      is_put_off: false,
    });
    expect(moveDay(agreed, { to: null, byOwner: true })).toMatchObject({
      first_publish_by: '2026-12-10',
      is_put_off: true,
    });
  });

  it('never makes the owner wait to pay for longer than 15 days after the first one, however often they ask', () => {
    const days = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(days, (moves) => {
        let now = { ...approved, status: 'approved' as const, counted_at: null, cancelled_at: null };
        for (const move of moves) {
          now = { ...now, ...moveDay(now, { to: addDays('2026-12-10', move), byOwner: true }) };
        }
        const last = moves.at(-1) ?? 0;
        expect(delayPaysOn(now)).toBe(last >= 15 ? '2026-12-25' : null);
      }),
    );
  });
});

it('pays for a delay only while the piece is approved and open', () => {
  const put = { publish_by: '2027-01-10', first_publish_by: '2026-12-10', counted_at: null, cancelled_at: null };
  expect(delayPaysOn({ ...put, status: 'approved' })).toBe('2026-12-25');
  expect(delayPaysOn({ ...put, status: 'published' })).toBeNull();
  expect(delayPaysOn({ ...put, status: 'approved', counted_at: approvedAt })).toBeNull();
  expect(delayPaysOn({ ...put, status: 'approved', cancelled_at: approvedAt })).toBeNull();
  expect(delayPaysOn({ ...put, status: 'approved', publish_by: '2026-12-25' })).toBe('2026-12-25');
  expect(delayPaysOn({ ...put, status: 'approved', publish_by: '2026-12-24' })).toBeNull();
});

it('is unpublished until it is out, counted or cancelled, and never if it is handed over', () => {
  const open = { delivery: 'publish', status: 'approved', counted_at: null, cancelled_at: null } as const;
  expect(isUnpublished(open)).toBe(true);
  for (const ended of [
    { status: 'published' },
    { delivery: 'hand_over' },
    { counted_at: approvedAt },
    { cancelled_at: approvedAt },
  ] as const) {
    expect(isUnpublished({ ...open, ...ended })).toBe(false);
  }
});
