import { describe, expect, it } from 'vitest';
import { defaultTarget, loginFor, safeCallback } from './paths.ts';

const origin = 'https://tandem.example';

describe('callbackUrl', () => {
  it('carries the complete URL through login and back', () => {
    const address = '/my-campaigns?tab=joint&q=a%26b#top';
    const callback = new URL(loginFor(address), origin).searchParams.get('callbackUrl');
    expect(safeCallback(callback, origin)).toBe(address);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https://tandem.example//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://tandem.example@evil.example/',
    'http://tandem.example/wallet',
    'https://[',
    '/login?callbackUrl=%2Fwallet',
    '',
    null,
  ])('leads to the default target for %s', (callback) => {
    expect(safeCallback(callback, origin)).toBe(defaultTarget);
  });

  it('accepts an absolute URL of the same origin', () => {
    expect(safeCallback('https://tandem.example/wallet', origin)).toBe('/wallet');
  });
});
