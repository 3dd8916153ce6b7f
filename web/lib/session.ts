import { createContext, use } from 'react';
import type { OwnProfile } from '../../contract/profile.ts';
import { readStored, storedKeys, writeStored } from './stored.ts';

/** The signed-in user's profile as it is kept in the browser: what the header needs for certain, the rest when known. */
export type StoredProfile = Partial<OwnProfile> &
  Pick<OwnProfile, 'id' | 'fullname' | 'role' | 'profile_image' | 'referal_money' | 'user_coins'> &
  Pick<OwnProfile, 'is_super_user' | 'is_subscriber'>;

export interface Session {
  token: string | null;
  profile: StoredProfile | null;
}

export const noSession: Session = { token: null, profile: null };
const listeners = new Set<() => void>();
let cached: { token: string | null; text: string | null; session: Session } | undefined;

/** The session as local storage holds it now. The same object comes back while nothing changed. */
export function readSession(): Session {
  const token = readStored(storedKeys.token);
  const text = readStored(storedKeys.profile);
  if (cached?.token !== token || cached?.text !== text) {
    cached = { token, text, session: token ? { token, profile: parseProfile(text) } : noSession };
  }
  return cached.session;
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

/** Calls `listener` whenever the session changes, here or in another tab; returns what ends that. */
export function followSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Whether the person signed out here, so that no page is to be come back to. */
export function hasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

/** Keeps the token and profile a sign-in returned. */
export function signIn(token: string, profile: StoredProfile): void {
  keepSession(token, profile);
  announce();
}

/** Keeps a session for the page that comes next; the one that stands is left as it is, and has to go at once. */
export function keepSession(token: string, profile: StoredProfile): void {
  leftOnPurpose = false;
  writeStored(storedKeys.token, token);
  writeStored(storedKeys.profile, JSON.stringify(profile));
}

/** Lays newer fields over the stored profile, if somebody is signed in. */
export function updateProfile(fields: Partial<StoredProfile>): void {
  const { token, profile } = readSession();
  if (!token) return;
  writeStored(storedKeys.profile, JSON.stringify({ ...profile, ...fields }));
  announce();
}

let leftOnPurpose = false;

/** Keeps the session again that an operator left to look through somebody's eyes; false where nobody did. */
export function comeBack(): boolean {
  const { own } = JSON.parse(readStored(storedKeys.impersonation) ?? '{}') as { own?: Session };
  writeStored(storedKeys.impersonation, null);
  if (own?.token && own.profile) keepSession(own.token, own.profile);
  return own !== undefined;
}

/** Ends the session in this browser, with all that belonged to it. */
export function endSession(): void {
  if (comeBack()) {
    announce();
    return;
  }
  leftOnPurpose = true;
  const { token, profile, chats, isChatPage, brandPopupShown, pushDevice, tours } = storedKeys;
  for (const key of [token, profile, chats, isChatPage, brandPopupShown, pushDevice, tours]) writeStored(key, null);
  announce();
}

/** Drops a token the server no longer accepts; what the person had open stays for the next sign-in. */
export function dropDeadToken(): void {
  writeStored(storedKeys.profile, null);
  writeStored(storedKeys.token, null);
  announce();
}

/**
 * Runs in the page's head: marks the page with the reader's role and subscription before anything is drawn, so that what
 * is not for them never flashes up and moves the rest.
 */
export const sessionScript = `try{let p=JSON.parse(localStorage.getItem('${storedKeys.profile}')),d=document.documentElement.dataset;
if(p?.is_subscriber===1)d.subscribed='';if(p)d.role=p.role}catch{}`;

/**
 * What a page knows of who reads it. On the server and while the page hydrates that is nobody, or whom it is drawn for,
 * and never what the browser stores.
 */
export interface Reader {
  session: Session;
  isKnown: boolean;
}

export const unknownReader: Reader = { session: noSession, isKnown: false };

export const ReaderContext = createContext(unknownReader);

/** The session, followed across tabs. On the server and during hydration that of whom the page is drawn for. */
export function useSession(): Session {
  return use(ReaderContext).session;
}

/** False on the server and during hydration, when the browser's storage cannot be known yet. */
export function useHydrated(): boolean {
  return use(ReaderContext).isKnown;
}
