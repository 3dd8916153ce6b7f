import { describe, expect, it } from 'vitest';
import { filesIn, isKeepable, kindOf, outdated } from './addresses.ts';

const origin = 'https://tandem.example';
const ask = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  kindOf({ method, mode: mode as RequestMode, url: new URL(path, origin).href }, origin);

describe('kindOf', () => {
  it.each([
    ['/assets/root-Ab1_.js', 'file'],
    ['/__manifest?paths=%2Fwallet&version=1', 'file'],
    ['/', 'page'],
    ['/wallet?kind=referral', 'page'],
    ['/language?to=hi', 'page'],
    ['/loader', 'page'],
    ['/api/wallet', null],
    ['/files/7.webp', null],
    ['/l/abc', null],
    ['/sandbox/mail', null],
    ['https://evil.example/assets/root.js', null],
  ])('for %s is one for %s', (path, kind) => expect(ask(path)).toBe(kind));

  it('is no page for a script’s request or one that changes something', () => {
    expect(ask('/wallet', { mode: 'cors' })).toBeNull();
    expect(ask('/newsletter', { method: 'POST' })).toBeNull();
  });
});

it('keeps public pages, and those of the app where something can be written', () => {
  expect(isKeepable('/terms-conditions', 'public, no-cache')).toBe(true);
  expect(isKeepable('/chat-section', null)).toBe(true);
  expect(isKeepable('/chat-section', 'private, no-store')).toBe(false);
  expect(isKeepable('/offline', null)).toBe(true);
  expect(isKeepable('/wallet', null)).toBe(false);
  expect(isKeepable('/reset-password/aarohi', 'no-store')).toBe(false);
});

it('lists the files of a page once each', () => {
  const html = '<link href="/assets/a-1.css"><script>import "/assets/b_2.js";import"/assets/b_2.js"</script>';
  expect(filesIn(html)).toEqual(['/assets/a-1.css', '/assets/b_2.js']);
  expect(filesIn('src:url(/assets/anek-X1.woff2)')).toEqual(['/assets/anek-X1.woff2']);
  expect(filesIn('')).toEqual([]);
});

it('deletes all caches but its own and the previous build’s', () => {
  const of = (...names: string[]) => outdated(names, { own: 'build c', prefix: 'build ' });
  expect(of('push', 'build a', 'build b', 'build c')).toEqual(['build a']);
  expect(of('build c')).toEqual([]);
  // Rollback to an earlier build: its cache is older than the others.
  expect(of('build c', 'build a', 'build b')).toEqual(['build a']);
});
