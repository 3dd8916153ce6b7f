import { createContext, use } from 'react';
import type { OwnProfile } from '../../contract/accounts/profile.ts';
import type { MemberRole } from '../../contract/kit/permissions.ts';
import { clearStored, readStored, storedKeys, writeStored } from './stored.ts';

/** Profile stored in the browser: fields the header needs, others when known. */
export type StoredProfile = Partial<OwnProfile> &
  Pick<OwnProfile, 'id' | 'fullname' | 'role' | 'profile_image' | 'referal_money' | 'user_coins'> &
  Pick<OwnProfile, 'is_super_user' | 'is_subscriber'> & {
    /** The person's own account, where they act for several. */
    home_id?: string;
    /** The person's name, where they act for several. */
    person_name?: string;
    /** Others act for this account too. */
    has_team?: boolean;
    /** The person's roles in this account; its owner where missing. */
    member_roles?: readonly MemberRole[];
    /** The account asks for a second factor, which the person does not have yet. */
    needs_factor?: boolean;
  };

/** The person who acts, whichever account they act for. */
export const personNameOf = ({ person_name, fullname }: StoredProfile): string => person_name ?? fullname;

export interface Session {
  token: string | null;
  profile: StoredProfile | null;
}

export const noSession: Session = { token: null, profile: null };
const listeners = new Set<() => void>();
let cached: { token: string | null; text: string | null; session: Session } | undefined;

/** Current session, memoized: the one this tab keeps to, else the last used one. */
export function readSession(): Session {
  const isKept = readStored(storedKeys.tabToken) !== null;
  const token = readStored(isKept ? storedKeys.tabToken : storedKeys.token);
  const text = readStored(isKept ? storedKeys.tabProfile : storedKeys.profile);
  if (cached?.token !== token || cached?.text !== text) {
    cached = { token, text, session: token ? { token, profile: parseProfile(text) } : noSession };
    if (!isKept && cached.session.profile?.home_id) keepInTab(token, text);
  }
  return cached.session;
}

/** Keeps this tab to its account, whichever others switch to. */
function keepInTab(token: string | null, text: string | null): void {
  const profile = parseProfile(text);
  const isElsewhere = profile?.home_id !== undefined && profile.home_id !== profile.id;
  writeStored(storedKeys.tabToken, token);
  writeStored(storedKeys.tabProfile, text);
  writeStored(storedKeys.tabAccount, isElsewhere ? profile.id : null);
}

function leaveTabAccount(): void {
  for (const key of [storedKeys.tabToken, storedKeys.tabProfile, storedKeys.tabAccount]) writeStored(key, null);
}

/** After another tab signed in, switched or logged out: this tab keeps its account as long as it is the same person's. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== null && key !== storedKeys.token && key !== storedKeys.profile) return;
  const profile = readStored(storedKeys.token) === null ? null : parseProfile(readStored(storedKeys.profile));
  const own = cached?.session.profile;
  const isSame = own && profile?.home_id !== undefined && profile.home_id === (own.home_id ?? own.id);
  if (!isSame) leaveTabAccount();
  else if (cached && readStored(storedKeys.tabToken) === null) keepInTab(cached.token, cached.text);
}

/**
 * Lets a tab go whose account its person no longer acts for: to the account last switched to, else to their own. False when
 * neither is known here.
 */
export function leaveLostAccount(): boolean {
  const { token, profile } = readSession();
  const last = readStored(storedKeys.token);
  if (readStored(storedKeys.tabToken) === null || last === null || !profile) return false;
  if (last !== token) leaveTabAccount();
  else if (!returnToOwn()) return false;
  claimTab(readSession());
  const { id, fullname, business_name: business } = profile;
  writeStored(storedKeys.lostAccount, JSON.stringify({ id, name: business ?? fullname }));
  announceSession();
  return true;
}

/** Stores the person's own session once more; false when it is unknown. One that has ended too is not tried twice. */
function returnToOwn(): boolean {
  const own = JSON.parse(readStored(storedKeys.ownSession) ?? 'null') as Session | null;
  writeStored(storedKeys.ownSession, null);
  if (!own?.token || !own.profile) return false;
  keepSession(own.token, own.profile);
  return true;
}

const emptyProfile = {
  fullname: '',
  role: 'Influencer',
  profile_image: null,
  referal_money: 0,
  user_coins: 0,
  is_super_user: 0,
  is_subscriber: 0,
} as const;

function parseProfile(text: string | null): StoredProfile | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('id' in value)) return null;
    return { ...emptyProfile, ...value, id: String(value.id) };
  } catch {
    return null;
  }
}

/** Subscribes to session changes in all tabs; returns a function that unsubscribes. */
export function followSession(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    followOtherTab(event);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** Notifies this page of a session change. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Whether the user signed out here, so that login does not return to this page. */
export function hasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

/** Stores a new session, after removing data of a previous user. */
export function signIn(token: string, profile: StoredProfile): void {
  const before = readSession().profile?.id ?? readStored(storedKeys.unsentOf);
  if (before === null) clearStored(['browser', 'session']);
  else if (before !== profile.id) clearStored(['browser']);
  writeStored(storedKeys.unsentOf, null);
  writeStored(storedKeys.endedWhy, null);
  keepSession(token, profile);
  announceSession();
}

/** Stores the session for the next page; the current page must be left at once. */
export function keepSession(token: string, profile: StoredProfile): void {
  leftOnPurpose = false;
  leaveTabAccount();
  writeStored(storedKeys.token, token);
  writeStored(storedKeys.profile, JSON.stringify(profile));
}

/** Stores the session of another account of the same person, like `keepSession`, and keeps the one of their own to return to. */
export function keepSwitchedSession(token: string, profile: StoredProfile): void {
  const own = readSession();
  if (own.profile && own.profile.id === profile.home_id && profile.id !== profile.home_id) {
    const { home_id, person_name } = profile;
    const kept = { ...own, profile: { ...own.profile, home_id, person_name } };
    writeStored(storedKeys.ownSession, JSON.stringify(kept));
  }
  keepSession(token, profile);
}

/** Merges newer fields into the stored profile, if signed in. */
export function updateProfile(fields: Partial<StoredProfile>): void {
  const { token, profile } = readSession();
  if (!token || (fields.id !== undefined && profile && fields.id !== profile.id)) return;
  const text = JSON.stringify({ ...profile, ...fields });
  const isKept = readStored(storedKeys.tabToken) !== null;
  if (isKept) writeStored(storedKeys.tabProfile, text);
  if (!isKept || readStored(storedKeys.token) === token) writeStored(storedKeys.profile, text);
  announceSession();
}

let leftOnPurpose = false;

/** Restores the operator's session after an impersonation; false if there was none. */
export function comeBack(): boolean {
  const { own } = JSON.parse(readStored(storedKeys.impersonation) ?? '{}') as { own?: Session };
  writeStored(storedKeys.impersonation, null);
  if (own?.token && own.profile) keepSession(own.token, own.profile);
  return own !== undefined;
}

/** Removes the session on log-out. */
export function dropSession(): void {
  leftOnPurpose = true;
  leaveTabAccount();
  writeStored(storedKeys.profile, null);
  writeStored(storedKeys.token, null);
}

/** Clears the tab's own data of a previous user after another tab signed somebody else in. */
export function claimTab({ profile }: Session): void {
  if (!profile) return;
  const before = readStored(storedKeys.tabReader);
  if (before !== null && before !== profile.id) clearStored(['browser'], ['tab']);
  if (before !== profile.id) writeStored(storedKeys.tabReader, profile.id);
}

/**
 * Inline script in the head: marks the page with role and subscription before the first paint, so that nothing flashes or
 * shifts.
 */
export function markReader(ofTab: string | null, ofBrowser: string | null): void {
  try {
    const profile: Session['profile'] = JSON.parse(ofTab ?? ofBrowser ?? 'null');
    if (!profile) return;
    const root = document.documentElement.dataset;
    if (profile.is_subscriber === 1) root.subscribed = '';
    root.role = profile.role;
  } catch {}
}

/**
 * Reader of a page. On the server and during hydration nobody, or the user it is rendered for, independent of browser
 * storage.
 */
export interface Reader {
  session: Session;
  isKnown: boolean;
}

export const unknownReader: Reader = { session: noSession, isKnown: false };

export const ReaderContext = createContext(unknownReader);

/** Current session, across tabs. On the server and during hydration that of the user the page is rendered for. */
export function useSession(): Session {
  return use(ReaderContext).session;
}

/** False on the server and during hydration, when browser storage is unknown. */
export function useHydrated(): boolean {
  return use(ReaderContext).isKnown;
}
