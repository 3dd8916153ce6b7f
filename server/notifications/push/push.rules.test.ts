import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPushAddress, judgeAnswer, waitBeforeRetry, writePayload } from './push.rules.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://autopush.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://eu.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('knows the push service of %s', (address) => expect(isPushAddress(address)).toBe(true));

it.each([
  'not an address',
  '',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://someone@fcm.googleapis.com/fcm/send/abc',
  'https://:secret@fcm.googleapis.com/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.services.mozilla.com.evil.example/abc',
  'https://127.0.0.1/abc',
])('sends nothing to %s', (address) => expect(isPushAddress(address)).toBe(false));

it.each([
  [200, '', 'sent'],
  [201, '', 'sent'],
  [404, '', 'dead'],
  [410, '', 'dead'],
  [400, '{"reason":"VapidPkHashMismatch"}', 'dead'],
  [400, '{"reason":"BadTtl"}', 'refused'],
  [401, 'UnauthorizedRegistration', 'dead'],
  [403, '{"reason":"BadJwtToken"}', 'refused'],
  [413, '', 'refused'],
  [429, '', 'later'],
  [500, '', 'later'],
  [503, '', 'later'],
] as const)('%i %s means %s', (status, text, outcome) => expect(judgeAnswer(status, text)).toBe(outcome));

describe('the wait before another attempt', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [null, 1, 30],
    [null, 2, 60],
    [null, 4, 240],
    [null, 5, null],
    ['120', 1, 120],
    ['0', 1, 1],
    ['86400', 1, 21_600],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 1, 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 1, 1],
    ['soon', 3, 120],
  ])('of %s at attempt %i is %s', (header, attempt, seconds) => {
    expect(waitBeforeRetry(header, { attempt, now })).toBe(seconds);
  });
});

describe('the payload', () => {
  it('stays below 3,993 bytes for any text, and never splits a character', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 });
    const worst = fc.constantFrom(
      '\0'.repeat(5_000),
      '\0'.repeat(82),
      '\0'.repeat(500),
      '👩🏽‍🌾'.repeat(900),
      'क'.repeat(5_000),
      '"'.repeat(5_000),
    );
    const words = fc.oneof(text, worst);
    const icon = fc.option(words, { nil: undefined });
    fc.assert(
      fc.property(fc.record({ title: words, body: words, tag: words, link: words }), icon, (message, image) => {
        const payload = writePayload({ ...message, ...(image ? { icon: image } : {}) });
        expect(Buffer.byteLength(payload)).toBeLessThan(3_993);
        expect(payload.isWellFormed()).toBe(true);
      }),
    );
  });

  it('leaves short texts unchanged', () => {
    const message = {
      title: 'Rohan',
      body: 'Two reels?',
      link: '/chat-section?user=7',
      tag: 'chat:7',
      icon: '/x.webp',
    };
    expect(JSON.parse(writePayload(message))).toEqual(message);
    expect(JSON.parse(writePayload({ ...message, link: `/${'x'.repeat(500)}` })).link).toBe('/all-notifications');
  });
});
