import { expect, it } from 'vitest';
import { isPushAddress } from './push.rules.ts';

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
