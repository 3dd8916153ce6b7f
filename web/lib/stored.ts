import { type Area, listKeys, readItem, writeItem } from './browser-storage.ts';

/** Storage keys of the product. */
export const storedKeys = {
  token: 'auth_token',
  profile: 'user_profile',
  tabToken: 'tab_token',
  tabProfile: 'tab_profile',
  tabAccount: 'tab_account',
  ownSession: 'own_session',
  lostAccount: 'lost_account',
  chats: 'chats',
  isChatPage: 'isChatPage',
  brandPopupShown: 'brandPopupShown',
  theme: 'theme',
  outbox: 'chat_outbox',
  drafts: 'chat_drafts',
  answers: 'applicant_answers',
  pledgeAnswers: 'pledge_answers',
  removals: 'saved_search_removals',
  unsentOf: 'unsent_of',
  pushDevice: 'push_device',
  pushAsked: 'push_asked',
  tours: 'tours',
  singleKeys: 'single_keys',
  impersonation: 'impersonation',
  tabReader: 'tab_reader',
  socialSignIn: 'social_sign_in',
  roleId: 'role_id',
  compared: 'compared',
  tour: 'tour',
  reloaded: 'reloaded',
  endedWhy: 'session_ended',
} as const;

export type StoredKey = (typeof storedKeys)[keyof typeof storedKeys];

/** Keys with an id after a colon: `hand-in:7:2`. */
export type StoredFamily = 'campaign_draft' | 'hand-in' | 'my-profile' | 'apply';
export type StoredName = StoredKey | `${StoredFamily}:${string}`;

/**
 * Lifetime of stored data. `session`: personal, removed with the session. `unsent`: personal and not on the server: removed
 * on log-out or another user's login, kept when a session ends by itself. `browser`: not personal, stays.
 */
export type Keeping = 'session' | 'unsent' | 'browser';

/** Area and lifetime of each key; a missing one does not compile. */
export const storagePolicies: Record<StoredKey | StoredFamily, { area: Area; keeping: Keeping }> = {
  auth_token: { area: 'local', keeping: 'session' },
  user_profile: { area: 'local', keeping: 'session' },
  tab_token: { area: 'tab', keeping: 'session' },
  tab_profile: { area: 'tab', keeping: 'session' },
  tab_account: { area: 'tab', keeping: 'session' },
  own_session: { area: 'local', keeping: 'session' },
  lost_account: { area: 'tab', keeping: 'session' },
  chats: { area: 'local', keeping: 'session' },
  isChatPage: { area: 'local', keeping: 'session' },
  brandPopupShown: { area: 'local', keeping: 'session' },
  theme: { area: 'local', keeping: 'browser' },
  chat_outbox: { area: 'local', keeping: 'unsent' },
  chat_drafts: { area: 'local', keeping: 'unsent' },
  applicant_answers: { area: 'local', keeping: 'unsent' },
  pledge_answers: { area: 'local', keeping: 'unsent' },
  saved_search_removals: { area: 'local', keeping: 'unsent' },
  unsent_of: { area: 'local', keeping: 'unsent' },
  push_device: { area: 'local', keeping: 'session' },
  push_asked: { area: 'local', keeping: 'browser' },
  tours: { area: 'local', keeping: 'session' },
  single_keys: { area: 'local', keeping: 'browser' },
  impersonation: { area: 'local', keeping: 'session' },
  tab_reader: { area: 'tab', keeping: 'unsent' },
  social_sign_in: { area: 'tab', keeping: 'session' },
  role_id: { area: 'tab', keeping: 'session' },
  compared: { area: 'tab', keeping: 'session' },
  tour: { area: 'tab', keeping: 'session' },
  reloaded: { area: 'tab', keeping: 'browser' },
  session_ended: { area: 'tab', keeping: 'browser' },
  campaign_draft: { area: 'local', keeping: 'unsent' },
  'hand-in': { area: 'tab', keeping: 'unsent' },
  'my-profile': { area: 'tab', keeping: 'unsent' },
  apply: { area: 'tab', keeping: 'unsent' },
};

/** Follows the name of what belongs to another account than the person's own. */
const accountMark = '@account-';

const howOf = (item: string) => {
  const [name = ''] = item.split(accountMark);
  return Object.hasOwn(storagePolicies, name) ? storagePolicies[name as StoredKey] : familyOf(name);
};

/** Of the person, whichever account a tab acts for. */
const sessionNames: readonly StoredName[] = [storedKeys.token, storedKeys.profile, storedKeys.ownSession];

/** The item of a name. Personal data that tabs share is kept apart by account, so that no draft reaches another one. */
function itemOf(name: StoredName): string {
  const isSession = sessionNames.includes(name);
  if (isSession || areaOf(name) === 'tab' || howOf(name)?.keeping === 'browser') return name;
  const account = readItem('tab', storedKeys.tabAccount);
  return account === null ? name : `${name}${accountMark}${account}`;
}

function familyOf(name: string) {
  const family = name.slice(0, Math.max(0, name.indexOf(':')));
  return Object.hasOwn(storagePolicies, family) ? storagePolicies[family as StoredFamily] : undefined;
}

const areaOf = (name: StoredName): Area => howOf(name)?.area ?? 'local';

/** Stored value, or null. */
export function readStored(name: StoredName): string | null {
  return readItem(areaOf(name), itemOf(name));
}

/** Stores a value, or removes it with null. Returns false when it lasts for this tab only. */
export function writeStored(name: StoredName, value: string | null): boolean {
  return writeItem(areaOf(name), itemOf(name), value);
}

/** Whether unsent or unsaved data exists. */
export function hasUnsent(): boolean {
  return listKeys('local')
    .concat(listKeys('tab'))
    .some((key) => howOf(key)?.keeping === 'unsent' && key !== storedKeys.tabReader);
}

/** Removes all keys except those with the given lifetimes; undeclared keys are removed. */
export function clearStored(stays: readonly Keeping[], areas: readonly Area[] = ['local', 'tab']): void {
  for (const area of areas) {
    for (const key of listKeys(area)) if (!stays.includes(howOf(key)?.keeping ?? 'session')) writeItem(area, key, null);
  }
}
