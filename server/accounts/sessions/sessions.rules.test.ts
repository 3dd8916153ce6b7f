import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { deviceName, impersonationTime, isUseDue, sessionExpiry } from './sessions.rules.ts';

const start = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

describe('sessionExpiry', () => {
  it.each([
    [0, 30],
    [10, 40],
    [60, 90],
    [61, 90],
    [89, 90],
  ])('used on day %i it ends on day %i', (used, end) => {
    expect(sessionExpiry(start, days(used))).toEqual(days(end));
  });
});

describe('isUseDue', () => {
  it.each([
    [null, true],
    [0, false],
    [59_999, false],
    [60_000, true],
  ])('written %s ms ago: %s', (age, due) => {
    expect(isUseDue(age === null ? null : new Date(start.getTime() - age), start)).toBe(due);
  });
});

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Gecko/20100101 Firefox/141.0', 'Firefox on macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera on Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Safari/537.36', 'Samsung Internet on Android'],
    ['curl/8.0', 'Unknown device'],
    ['curl (Linux)', 'Linux'],
    ['Firefox/1', 'Firefox'],
    [null, 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(inEnglish(deviceName(userAgent))).toBe(name);
  });
});

it('ends an operator’s view of an account after half an hour', () => {
  expect(new Date(start.getTime() + impersonationTime)).toEqual(new Date('2026-11-20T10:30:00Z'));
});
