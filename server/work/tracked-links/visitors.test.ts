import { describe, expect, it } from 'vitest';
import { isPerson, visitorOf } from './visitors.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 358.0.0.28.62 (iPhone15,2; iOS 18_1; en_IN; scale=3.00)';
const comes = (headers: Record<string, string> = {}, method = 'GET') =>
  isPerson({ method, headers: { 'user-agent': phone, ...headers } });

describe('counted visitors', () => {
  it('are people who open the page, in a browser or inside an app', () => {
    expect(comes()).toBe(true);
    expect(comes({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'curl/8.5.0',
    'python-requests/2.32.3',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    '',
  ])('is no machine: %s', (agent) => {
    expect(comes({ 'user-agent': agent })).toBe(false);
  });

  it('exclude checks, prefetches and embedded requests', () => {
    expect(comes({}, 'HEAD')).toBe(false);
    expect(isPerson({ method: 'GET', headers: {} })).toBe(false);
    for (const [name, value] of [
      ['purpose', 'prefetch'],
      ['sec-purpose', 'prefetch;prerender'],
      ['x-purpose', 'preview'],
      ['x-moz', 'prefetch'],
      ['sec-fetch-mode', 'no-cors'],
    ] as const) {
      expect(comes({ [name]: value }), name).toBe(false);
    }
  });
});

it('are recognised under the salt of the day, and under no other', () => {
  const [salt, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const visitor = (address: string, key = salt) => visitorOf({ address, agent: phone }, { secret: 's', salt: key });
  expect(visitor('203.0.113.7')).toBe(visitor('203.0.113.7'));
  expect(new Set([visitor('203.0.113.7'), visitor('203.0.113.8'), visitor('203.0.113.7', other)]).size).toBe(3);
});
