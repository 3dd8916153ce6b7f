import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageOver } from '../../tests/storage.ts';

const full = (store: Record<string, string>) => ({
  ...storageOver(store),
  getItem: (key: string) => store[key] ?? null,
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});
const silent = { ...storageOver({}), setItem() {} };
const blocked = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

function put(area: 'localStorage' | 'sessionStorage', storage: unknown) {
  if (storage === blocked) Object.defineProperty(globalThis, area, { get: blocked, configurable: true });
  else Object.defineProperty(globalThis, area, { value: storage, configurable: true, writable: true });
}

const before = ['localStorage', 'sessionStorage'].map((area) => Object.getOwnPropertyDescriptor(globalThis, area));
afterEach(() => {
  for (const [at, area] of ['localStorage', 'sessionStorage'].entries()) {
    const own = before[at];
    if (own) Object.defineProperty(globalThis, area, own);
    else Reflect.deleteProperty(globalThis, area);
  }
  vi.resetModules();
});

/** Loads the module as on a fresh page. */
async function load() {
  vi.resetModules();
  return {
    ...(await import('./browser-storage.ts')),
    ...(await import('./session.ts')),
    ...(await import('./stored.ts')),
  };
}

const profile = { id: '7', fullname: 'Aarohi Menon', role: 'Influencer', profile_image: null } as const;
const user = { ...profile, referal_money: 0, user_coins: 50, is_super_user: 0, is_subscriber: 0 } as const;

describe.each([
  ['throws on access', blocked, blocked, false],
  ['is null', null, null, false],
  ['is absent', undefined, undefined, false],
  ['is full', full({}), full({}), false],
  ['is full, and holds an older session', full({ auth_token: 'old', user_profile: '{"id":"1"}' }), full({}), false],
  ['keeps nothing and says nothing', silent, silent, false],
  ['is full, with room for the tab', full({}), storageOver({}), true],
  ['is blocked, with room for the tab', blocked, storageOver({}), true],
])('storage that %s', (_, local, tab, outlivesReload) => {
  it('signs in for the tab, reports refused storage once, and signs out', async () => {
    put('localStorage', local);
    put('sessionStorage', tab);
    const page = await load();
    const told = vi.fn();
    page.onRefused(told);
    expect(page.readItem('local', 'nothing')).toBeNull();
    page.signIn('secret', user);
    expect(page.readSession()).toEqual({ token: 'secret', profile: user });
    page.updateProfile({ user_coins: 3 });
    expect(page.readSession().profile?.user_coins).toBe(3);
    expect(told).toHaveBeenCalledTimes(1);
    const late = vi.fn();
    page.onRefused(late);
    expect(late).toHaveBeenCalledTimes(1);

    const reloaded = await load();
    if (outlivesReload) expect(reloaded.readSession().token).toBe('secret');
    page.clearStored(['browser']);
    expect(page.readSession().token).toBeNull();
    expect(page.listKeys('local').filter((key) => page.readItem('local', key) !== null)).toEqual([]);
  });
});

it('stores what it can without reporting', async () => {
  const store = {};
  put('localStorage', storageOver(store));
  const page = await load();
  const told = vi.fn();
  page.onRefused(told);
  expect([page.writeItem('local', 'a', '1'), page.readItem('local', 'a')]).toEqual([true, '1']);
  expect([page.writeItem('local', 'a', null), page.readItem('local', 'a'), store]).toEqual([true, null, {}]);
  expect(told).not.toHaveBeenCalled();
});

it('is the only module that accesses storage, including inline scripts and the worker', () => {
  const named = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie/;
  // Scripts set the reader cookie only; the server sets the others.
  const allowed = ['web/lib/browser-storage.ts', 'web/lib/reader-cookie.ts'];
  const files = ['web', 'server/site/pages', 'server/core/maintenance', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const found = files
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts') && !allowed.includes(name))
    .filter((name) => named.test(readFileSync(name, 'utf8')));
  expect(found).toEqual([]);
});

it('opens caches in the worker only', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.filter((name) => /\bcaches\s*\.\w+\(/.test(readFileSync(`web/${name}`, 'utf8')));
  expect(found.toSorted()).toEqual(['worker/page-cache.ts', 'worker/pushes.ts']);
});
