import { beforeEach, expect, it, vi } from 'vitest';
import { storageOver } from '../../tests/storage.ts';
import { dropDeadSession, endSession } from './end-session.ts';
import { followSession, hasLeftOnPurpose, keepSwitchedSession, readSession, signIn, updateProfile } from './session.ts';
import { writeStored } from './stored.ts';

let store: Record<string, string>;

function keep(values: Record<string, string>) {
  store = values;
  vi.stubGlobal('localStorage', storageOver(store));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
}

beforeEach(() => {
  keep({});
});

const profile = {
  id: '7',
  fullname: 'Aarohi Menon',
  role: 'Influencer',
  profile_image: null,
  referal_money: 0,
  user_coins: 50,
  is_super_user: 0,
  is_subscriber: 0,
} as const;

it('stores token and profile under the specification’s names', () => {
  signIn('secret', profile);
  expect(store.auth_token).toBe('secret');
  expect(JSON.parse(store.user_profile ?? '')).toEqual(profile);
  expect(readSession()).toEqual({ token: 'secret', profile });
  expect(readSession()).toBe(readSession());
});

it('merges newer fields into the profile', () => {
  signIn('secret', profile);
  updateProfile({ user_coins: 40 });
  expect(readSession().profile).toMatchObject({ id: '7', user_coins: 40 });
});

it('clears everything personal on log-out, and only that', () => {
  keep({ chats: '[]', isChatPage: '1', brandPopupShown: '1', theme: 'dark' });
  signIn('secret', profile);
  expect(hasLeftOnPurpose()).toBe(false);
  endSession();
  expect(store).toEqual({ theme: 'dark' });
  expect(hasLeftOnPurpose()).toBe(true);
});

it.each(['', '{', 'null', '[]', '{"name":"x"}'])('ignores the invalid stored profile %j', (text) => {
  keep({ auth_token: 'secret', user_profile: text });
  expect(readSession()).toEqual({ token: 'secret', profile: null });
});

it('fills in fields missing in an older profile', () => {
  keep({ auth_token: 'secret', user_profile: '{"id":7,"fullname":"Aarohi"}' });
  expect(readSession().profile).toMatchObject({ id: '7', role: 'Influencer', user_coins: 0 });
});

it('keeps a tab to its account and its drafts when another tab of the person switches, and lets go with a log-out', () => {
  const tab: Record<string, string> = {};
  vi.stubGlobal('sessionStorage', storageOver(tab));
  vi.stubGlobal('window', new EventTarget());
  const heard = followSession(() => {});
  const tell = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  const client = { ...profile, id: '9', home_id: '7' };
  signIn('of-the-client', client);
  expect(readSession().profile?.id).toBe('9');
  writeStored('chat_drafts', 'to the client’s creator');
  Object.assign(store, { auth_token: 'own', user_profile: JSON.stringify({ ...profile, home_id: '7' }) });
  tell();
  expect(readSession().token).toBe('of-the-client');
  expect(store).toMatchObject({ 'chat_drafts@account-9': 'to the client’s creator' });
  delete store.auth_token;
  tell();
  expect(readSession().token).toBeNull();
  heard();
  vi.unstubAllGlobals();
});

it('returns to the person’s own account from one they were removed from, and tries a dead session once', () => {
  const tab: Record<string, string> = {};
  vi.stubGlobal('sessionStorage', storageOver(tab));
  signIn('own', profile);
  keepSwitchedSession('of-the-client', {
    ...profile,
    id: '9',
    home_id: '7',
    person_name: 'Aarohi Menon',
    fullname: 'Malabar',
  });
  expect(readSession().token).toBe('of-the-client');
  expect(dropDeadSession()).toBe(true);
  expect(readSession()).toMatchObject({ token: 'own', profile: { id: '7', home_id: '7' } });
  expect(JSON.parse(tab.lost_account ?? '')).toEqual({ id: '9', name: 'Malabar' });
  expect(dropDeadSession()).toBe(false);
  expect(readSession().token).toBeNull();
  expect([tab.session_ended, tab.lost_account]).toEqual(['ended', undefined]);
  vi.unstubAllGlobals();
});
