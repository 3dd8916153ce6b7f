import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOver } from '../../tests/storage.ts';
import { dropDeadSession, endSession, endWithOtherTab } from './end-session.ts';
import { claimTab, readSession, signIn } from './session.ts';
import { type Keeping, type StoredFamily, type StoredKey, storagePolicies, storedKeys } from './stored.ts';

/** All keys except the login page's reason, which is handled separately. */
const names = (Object.keys(storagePolicies) as (StoredKey | StoredFamily)[]).filter((name) => name !== 'session_ended');
const exact: readonly string[] = Object.values(storedKeys);
/** Storage key of a name. */
const keyOf = (name: string) => (exact.includes(name) ? name : `${name}:7:2`);

let local: Record<string, string>;
let tab: Record<string, string>;

const meera = { id: '7', fullname: 'Meera Nair', role: 'Brand', profile_image: null } as const;
const rest = { referal_money: 0, user_coins: 0, is_super_user: 0, is_subscriber: 0 } as const;
const one = { ...meera, ...rest };
const other = { ...one, id: '8', fullname: 'Rohan Shah' };

/** Every declared key has a value, and so do undeclared ones. */
beforeEach(() => {
  local = { undeclared: 'x', 'react-something': 'x' };
  tab = { 'react-router-scroll-positions': '{}' };
  for (const name of names) {
    // Otherwise this would be an impersonation, which returns to the operator.
    if (name === 'impersonation') continue;
    // Otherwise this tab would keep to an account of its own.
    if (['tab_token', 'tab_profile', 'tab_account'].includes(name)) continue;
    (storagePolicies[name].area === 'local' ? local : tab)[keyOf(name)] =
      name === 'unsent_of' ? '7' : '{"text":"personal"}';
  }
  Object.assign(local, { auth_token: 'secret', user_profile: JSON.stringify(one) });
  vi.stubGlobal('localStorage', storageOver(local));
  vi.stubGlobal('sessionStorage', storageOver(tab));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
});

const left = () => [...Object.keys(local), ...Object.keys(tab)].filter((name) => name !== 'session_ended').toSorted();
const keptAs = (...kinds: Keeping[]) =>
  names
    .filter((name) => kinds.includes(storagePolicies[name].keeping))
    .map(keyOf)
    .toSorted();

describe('stored data', () => {
  it('has nothing personal after a log-out', () => {
    endSession();
    expect(left()).toEqual(keptAs('browser'));
    expect(document.cookie).toMatch(/^reader=; .*Max-Age=0/);
  });

  it('keeps unsent data and the theme after a session that ended by itself', () => {
    dropDeadSession();
    expect(left()).toEqual(keptAs('browser', 'unsent'));
    expect([local.unsent_of, readSession().token]).toEqual(['7', null]);
    expect(document.cookie).toMatch(/^reader=; .*Max-Age=0/);
  });

  it('is available again to the same user', () => {
    dropDeadSession();
    signIn('newer', one);
    const own = ['auth_token', 'user_profile'];
    expect(left()).toEqual([...keptAs('browser', 'unsent').filter((key) => key !== 'unsent_of'), ...own].toSorted());
  });

  it.each(['after a session that ended by itself', 'over a session that stands'])(
    'is not shown to who else logs in %s',
    (how) => {
      if (how.startsWith('after')) dropDeadSession();
      signIn('other', other);
      expect(left()).toEqual([...keptAs('browser'), 'auth_token', 'user_profile'].toSorted());
      expect(readSession().profile?.id).toBe('8');
    },
  );

  it('explains at the login page that the session ended, until the next login', () => {
    dropDeadSession();
    expect(tab.session_ended).toBe('ended');
    signIn('newer', one);
    expect(tab.session_ended).toBeUndefined();
  });

  it.each([
    ['the storage said so first', () => delete local.auth_token],
    ['the message came first', () => undefined],
  ])('says at the login page that another tab has logged out, when %s', (_, before) => {
    tab.tab_reader = '7';
    before();
    endWithOtherTab();
    expect([tab.session_ended, left()]).toEqual(['other-tab', keptAs('browser')]);
  });

  it('explains nothing when another tab logs out but nobody was logged in here', () => {
    delete tab.tab_reader;
    endWithOtherTab();
    expect(tab.session_ended).toBeUndefined();
  });

  it('is removed from a tab that somebody else uses now', () => {
    tab.tab_reader = '7';
    claimTab({ token: 'other', profile: other });
    const stays = names.filter(
      (name) => storagePolicies[name].area === 'tab' && storagePolicies[name].keeping === 'browser',
    );
    expect(Object.keys(tab).toSorted()).toEqual([...stays, 'tab_reader'].toSorted());
    expect(tab.tab_reader).toBe('8');
  });
});
