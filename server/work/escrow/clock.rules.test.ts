import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/kit/calendar.ts';
import { bankDayAfter, clockOf, dueDay } from './clock.rules.ts';

describe('the day a bank account is credited', () => {
  it.each([
    ['Friday', '2026-12-18', '2026-12-22'],
    ['Saturday', '2026-12-19', '2026-12-22'],
    ['Sunday', '2026-12-20', '2026-12-22'],
    ['Monday', '2026-12-21', '2026-12-23'],
    ['Thursday', '2026-12-24', '2026-12-28'],
  ])('after a %s', (_, from, to) => expect(bankDayAfter(from)).toBe(to));

  it('is never on a weekend, never before two days, and never earlier for a later release', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), (offset) => {
        const from = addDays('2026-01-01', offset);
        const day = bankDayAfter(from);
        expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
        expect(day >= addDays(from, 2) && day <= addDays(from, 4)).toBe(true);
        expect(bankDayAfter(addDays(from, 1)) >= day).toBe(true);
      }),
    );
  });
});

describe('the release date', () => {
  const base = {
    now: new Date('2026-11-21T12:00:00Z'),
    due: '2026-12-12',
    silenceDays: 7,
    silenceEndsAt: null,
    releasedAt: null,
  };

  it('is the time for automatic approval after the work is due', () => {
    expect(clockOf(base)).toEqual({ release_by: '2026-12-19', bank_by: '2026-12-22' });
  });

  it('counts from today in India where the work is late', () => {
    expect(clockOf({ ...base, due: '2026-11-20' }).release_by).toBe('2026-11-28');
    expect(clockOf({ ...base, due: '2026-11-20', now: new Date('2026-11-21T18:30:00Z') }).release_by).toBe(
      '2026-11-29',
    );
    expect(clockOf({ ...base, due: '' }).release_by).toBe('2026-11-28');
  });

  it('is the automatic approval once all is submitted, and the actual release afterwards', () => {
    const silenceEndsAt = new Date('2026-12-01T20:00:00Z');
    expect(clockOf({ ...base, silenceEndsAt })).toEqual({ release_by: '2026-12-02', bank_by: '2026-12-04' });
    const releasedAt = new Date('2026-11-25T10:00:00Z');
    expect(clockOf({ ...base, silenceEndsAt, releasedAt }).release_by).toBe('2026-11-25');
  });
});

describe('the day all work is due', () => {
  const end_date = '2026-12-31';
  const content = [{ due: '2026-12-14' }, { due: '2026-12-12' }];

  it('is the agreed one, otherwise the last piece’s, otherwise the campaign’s end', () => {
    expect(dueDay({ content, end_date }, '2026-12-01')).toBe('2026-12-01');
    expect(dueDay({ content, end_date }, null)).toBe('2026-12-14');
    expect(dueDay({ content: [...content, { due: '2026-12-20' }], end_date }, null)).toBe('2026-12-20');
    expect(dueDay({ content: [...content, {}], end_date }, null)).toBe(end_date);
    expect(dueDay({ content: [], end_date }, null)).toBe(end_date);
    expect(dueDay({ content: [], end_date: null }, null)).toBe('');
  });
});
