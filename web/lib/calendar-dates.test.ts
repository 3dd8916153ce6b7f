import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { onDay, onNearDay } from '../../server/kit/i18n/messages.ts';
import { writeDay } from '../../server/kit/pdf/pdf-words.ts';
import { calendarDaysBetween } from './clocks.ts';
import { formatDate, formatDay, formatShortDate, formatSpan } from './format.ts';
import { writeDate } from './intl.ts';

const zones = Intl.supportedValuesOf('timeZone');
const now = new Date('2026-07-01T12:00:00Z');
/** Month and year ends, leap days, and days of clock changes. */
const dates = ['2026-12-12', '2027-01-01', '2026-12-31', '2028-02-29', '2026-03-08', '2026-03-29', '2026-10-25'];
const names = ['', 'Jan', 'Feb', 'Mar', '', '', '', '', '', '', 'Oct', '', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

afterEach(() => void vi.unstubAllEnvs());

const inEnglish = (value: ReturnType<typeof onDay>) => (typeof value === 'function' ? value('en') : String(value));

function expected(date: string) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const short = `${day} ${names[month]}`;
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return { short, weekday, year, isOther: year !== 2026 };
}

it.each(zones)('writes a calendar date as the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const date of dates) {
    const { short, weekday, year, isOther } = expected(date);
    const written = {
      short: formatShortDate(date),
      listed: formatDate(date, { now }),
      day: formatDay(date, { now }),
      span: formatSpan(date, date),
      weekday: writeDate(date, 'en', { weekday: 'short' }),
      away: calendarDaysBetween(date, new Date(`${date}T12:00:00`)),
      mail: inEnglish(onDay(date)),
      near: inEnglish(onNearDay(date)).replace(/^(\d+ \w{3})\w*$/, '$1'),
      paper: writeDay(date),
    };
    expect({ of: date, ...written }).toEqual({
      of: date,
      short,
      weekday,
      span: `${short} ${year}`,
      away: 0,
      mail: `${short} ${year}`,
      paper: `${short} ${year}`,
      near: short,
      ...(isOther
        ? { listed: `${short} ${year}`, day: `${weekday}, ${short} ${year}` }
        : { listed: short, day: `${weekday}, ${short}` }),
    });
  }
});

it('writes an instant in the reader’s time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatShortDate('2026-12-12T02:00:00Z')).toBe('11 Dec');
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(formatShortDate('2026-12-12T12:00:00Z')).toBe('13 Dec');
});

it('is the only module of the web that creates Intl formats', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const asked =
    /Intl\.DateTimeFormat\(|\.toLocale(Date|Time)?String\(|\bnew Date\(`|\.get(Date|Day|Month|FullYear|Hours)\(/;
  const allowed = ['lib/intl.ts', 'app/defer-hydration.ts'];
  const found = files
    .filter((name) => !name.endsWith('.test.ts') && !allowed.includes(name))
    .filter((name) => asked.test(readFileSync(`web/${name}`, 'utf8')));
  expect(found).toEqual([]);
});
