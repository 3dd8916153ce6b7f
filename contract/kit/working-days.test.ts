import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateInIndia, dayMs } from './calendar.ts';
import { afterWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts';

const inIndia = (time: string) => new Date(`${time}:00+05:30`);

describe('working days', () => {
  it.each([
    ['from Friday over the weekend', '2026-12-04T10:05', 3, '2026-12-09T10:05'],
    ['within a week', '2026-11-23T09:30', 3, '2026-11-26T09:30'],
    ['from a Saturday the whole of three days', '2026-12-05T10:05', 3, '2026-12-10T00:00'],
    ['over Republic Day', '2026-01-23T18:00', 3, '2026-01-29T18:00'],
    ['over Gandhi Jayanti', '2026-10-01T12:00', 3, '2026-10-07T12:00'],
    ['Independence Day on a Saturday costs nothing more', '2026-08-13T12:00', 3, '2026-08-18T12:00'],
    ['from the last minute of a day', '2026-12-03T23:59', 1, '2026-12-04T23:59'],
    ['a half', '2026-12-04T18:00', 0.5, '2026-12-07T06:00'],
    ['none', '2026-12-05T10:05', 0, '2026-12-05T10:05'],
  ])('%s', (_, from, days, until) => {
    expect(afterWorkingDays(inIndia(from), days)).toEqual(inIndia(until));
  });

  it('are Monday to Friday except for the three national holidays', () => {
    expect(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map(isWorkingDay)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(['2026-01-26', '2025-08-15', '2026-10-02'].map(isWorkingDay)).toEqual([false, false, false]);
  });

  it('lists the working days of a period', () => {
    expect(workingDaysBetween(inIndia('2026-12-04T10:05'), inIndia('2026-12-09T10:05'))).toEqual([
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
    ]);
  });

  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

  it('never end before as many calendar days, nor on a day off, and add up', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 12 }), (from, days) => {
        const until = afterWorkingDays(from, days);
        expect(until.getTime() - from.getTime()).toBeGreaterThanOrEqual(days * dayMs);
        const justBefore = new Date(until.getTime() - 1);
        expect(isWorkingDay(dateInIndia(justBefore))).toBe(true);
        expect(afterWorkingDays(afterWorkingDays(from, days - 1), 1)).toEqual(until);
      }),
    );
  });
});
