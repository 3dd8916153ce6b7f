import { expect, it, vi } from 'vitest';
import { storageOver } from '../../tests/storage.ts';
import { clearCacheWithSession } from './clear-cache-with-session.ts';
import { createQueryClient } from './query-client.ts';

it('clears cached data when another tab ends the session, and reloads when it starts another', () => {
  const store: Record<string, string> = { auth_token: 'a', user_profile: '{"id":"1"}' };
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { location: { reload } });
  const told = { cookie: '' };
  vi.stubGlobal('localStorage', storageOver(store));
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', told);
  const client = createQueryClient();
  const end = clearCacheWithSession(client);
  const change = (token: string, id: string) => {
    Object.assign(store, { auth_token: token, user_profile: JSON.stringify({ id }) });
    page.dispatchEvent(new Event('storage'));
  };
  client.setQueryData(['own'], 'first');
  change('b', '1');
  expect(client.getQueryData(['own'])).toBe('first');
  change('', '');
  expect(client.getQueryData(['own'])).toBeUndefined();
  change('c', '2');
  client.setQueryData(['own'], 'second');
  expect(reload).not.toHaveBeenCalled();
  change('d', '3');
  expect([client.getQueryData(['own']), reload.mock.calls.length]).toEqual([undefined, 1]);
  expect(told.cookie).toMatch(/^reader=3\.d\.-?\d+; .*; Secure$/);
  end();
  // A page rendered for another user.
  client.setQueryData(['own'], 'drawn');
  clearCacheWithSession(client, '3')();
  expect(client.getQueryData(['own'])).toBe('drawn');
  clearCacheWithSession(client, '4')();
  expect([client.getQueryData(['own']), reload.mock.calls.length]).toEqual([undefined, 2]);
  vi.unstubAllGlobals();
});
