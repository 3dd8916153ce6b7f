import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientName } from '../../kit/i18n/recipient-name.ts';
import { hasActed, isWithinMonths, makeCode, readAddress, shareOf } from './referrals.rules.ts';

describe('a code', () => {
  it('has seven unambiguous letters', () => {
    const codes = fc.array(fc.nat(), { minLength: 7, maxLength: 7 }).map((numbers) => {
      const rest = [...numbers];
      return makeCode((below) => (rest.shift() ?? 0) % below);
    });
    fc.assert(fc.property(codes, (code) => /^[ACDEFGHJKMNPQRTUVWXY]{7}$/.test(code)));
  });
});

describe('an invited address', () => {
  it.each([
    [' Priya.Nair@Example.COM ', { channel: 'email', value: 'priya.nair@example.com' }],
    ['9847012345', { channel: 'mobile', value: '9847012345' }],
    ['+91 98470-12345', { channel: 'mobile', value: '9847012345' }],
    ['098470 12345', { channel: 'mobile', value: '9847012345' }],
    ['+919847012345', { channel: 'mobile', value: '9847012345' }],
    ['+44 7700 900123', null],
    ['98470123', null],
    ['priya@example', null],
    ['priya+work@example.com', { channel: 'email', value: 'priya+work@example.com' }],
    ['priya work@example.com', null],
    ['', null],
  ])('%j is read as %j', (text, address) => {
    expect(readAddress(text)).toEqual(address);
  });
});

describe("a sender's name in an e-mail to a stranger", () => {
  it.each([
    ['Anjali Menon', 'Anjali Menon'],
    ['Dr. A. P. J. Abdul Kalam', 'Dr A P'],
    ["Mary-Ann O'Neil", "Mary-Ann O'Neil"],
    ['अंजलि मेनन', 'अंजलि मेनन'],
    ['https://evil.example/x Anjali', 'Anjali'],
    ['evil.com', null],
    ['www.evil.com', null],
    ['call 9847012345 now', 'call now'],
    ['Free\nmoney', 'Free money'],
    ['<b>Bold</b>', null],
  ])('%j becomes %j', (fullname, name) => {
    expect(recipientName(fullname)).toBe(name);
  });

  it('never contains an address or a number, and is short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (fullname) => {
        const name = recipientName(fullname);
        return name === null || ([...name].length <= 30 && !/[\d./:@\\<>\r\n]/.test(name));
      }),
    );
  });
});

describe('the first act of value', () => {
  const did = { isVerified: true, isConnected: true, hasPaid: true, isChargedBack: false };
  it.each<[string, Parameters<typeof hasActed>[0], boolean]>([
    ['an influencer with a connected account', { ...did, role: 'influencer', hasPaid: false }, true],
    ['an influencer who only paid', { ...did, role: 'influencer', isConnected: false }, false],
    ['a brand that paid', { ...did, role: 'brand', isConnected: false }, true],
    ['a brand that did not', { ...did, role: 'brand', hasPaid: false }, false],
    ['a partner that paid', { ...did, role: 'partner' }, true],
    ['a brand that is not verified', { ...did, role: 'brand', isVerified: false }, false],
  ])('%s', (_name, acts, expected) => {
    expect(hasActed(acts)).toBe(expected);
  });
});

describe("a super user's share", () => {
  it('is never above its percentage, and loses less than a paisa to rounding', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const exact = (amount * percent) / 100;
        return shareOf(amount, percent) <= exact && exact - shareOf(amount, percent) < 1;
      }),
    );
    expect(shareOf(49_900, 10)).toBe(4_990);
  });

  it('runs for twelve months from joining', () => {
    const start = new Date('2026-11-21T10:00:00Z');
    const within = (at: string) => isWithinMonths(new Date(at), start, 12);
    expect(within('2026-11-21T10:00:00Z')).toBe(true);
    expect(within('2027-11-21T09:59:59.999Z')).toBe(true);
    expect(within('2027-11-21T10:00:00Z')).toBe(false);
    // The provider's times are whole seconds, so a first payment may seem older than the account.
    expect(within('2026-11-21T09:59:59Z')).toBe(true);
  });
});
