import { describe, expect, it } from 'vitest';
import { isOpenPage, refuseForMaintenance, retryAfter } from './maintenance.rules.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const until = (seconds: number) => ({ message: '', until: new Date(now.getTime() + seconds * 1000) });

describe('maintenance', () => {
  it('asks clients to come back at its end, between half a minute and an hour', () => {
    expect(retryAfter(until(600), now)).toBe(600);
    expect(retryAfter(until(600.2), now)).toBe(601);
    expect(retryAfter(until(30), now)).toBe(30);
    expect(retryAfter(until(-5), now)).toBe(30);
    expect(retryAfter(until(86_400), now)).toBe(3_600);
    expect(retryAfter({ message: '', until: null }, now)).toBe(300);
  });

  it('says that data is safe, and the operator’s words', () => {
    const plain = refuseForMaintenance(until(600), now).toReply('en');
    expect(plain).toMatchObject({
      code: 'MAINTENANCE',
      reason: 'We’re down for maintenance and will be back soon. Your data is safe.',
    });
    const told = refuseForMaintenance({ message: 'Back by four.', until: null }, now).toReply('en');
    expect(told.reason).toBe('We’re down for maintenance and will be back soon. Your data is safe. Back by four.');
  });

  it.each([
    '/login',
    '/login?next=%2Fwallet',
    '/operator',
    '/operator/users',
    '/language/hi',
    '/__manifest?p=%2F',
    '/login.data',
  ])('leaves %s open', (address) => expect(isOpenPage(address)).toBe(true));

  it.each(['/', '/loginx', '/wallet', '/my/login', '/operators'])('closes %s', (address) =>
    expect(isOpenPage(address)).toBe(false),
  );
});
