import { createContext, use } from 'react';
import type { OwnProfile } from '../../contract/accounts/profile.ts';
import { inlineRead } from './browser-storage.ts';
import { clearStored, readStored, storedKeys, writeStored } from './stored.ts';

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

/** Tells this page that the session changed. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Whether the person signed out here, so that no page is to be come back to. */
export function hasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

/** Keeps the token and profile a sign-in returned. What somebody else left in this browser goes first. */
export function signIn(token: string, profile: StoredProfile): void {
  const before = readSession().profile?.id ?? readStored(storedKeys.unsentOf);
  if (before === null) clearStored(['browser', 'session']);
  else if (before !== profile.id) clearStored(['browser']);
  writeStored(storedKeys.unsentOf, null);
  writeStored(storedKeys.endedWhy, null);
  keepSession(token, profile);
  announceSession();
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
  announceSession();
}

let leftOnPurpose = false;

/** Keeps the session again that an operator left to look through somebody's eyes; false where nobody did. */
export function comeBack(): boolean {
  const { own } = JSON.parse(readStored(storedKeys.impersonation) ?? '{}') as { own?: Session };
  writeStored(storedKeys.impersonation, null);
  if (own?.token && own.profile) keepSession(own.token, own.profile);
  return own !== undefined;
}

/** The person leaves on purpose. */
export function dropSession(): void {
  leftOnPurpose = true;
  writeStored(storedKeys.profile, null);
  writeStored(storedKeys.token, null);
}

/** A tab keeps things of its own: of whoever was here before, when another tab has let somebody else in. */
export function claimTab({ profile }: Session): void {
  if (!profile) return;
  const before = readStored(storedKeys.tabReader);
  if (before !== null && before !== profile.id) clearStored(['browser'], ['tab']);
  if (before !== profile.id) writeStored(storedKeys.tabReader, profile.id);
}

/**
 * Runs in the page's head: marks the page with the reader's role and subscription before anything is drawn, so that what
 * is not for them never flashes up and moves the rest.
 */
export const sessionScript = `try{let p=JSON.parse(${inlineRead(storedKeys.profile)}??null),d=document.documentElement.dataset;
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
