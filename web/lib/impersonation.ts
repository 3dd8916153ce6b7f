import { nameOf } from './people-names.ts';
import { updateReaderCookie } from './reader-cookie.ts';
import { comeBack, keepSession, readSession, type StoredProfile } from './session.ts';
import { readStored, storedKeys, writeStored } from './stored.ts';

/** Impersonated account. */
interface Looking {
  /** Id of the impersonation, for ending it. */
  id: string;
  accountId: string;
  name: string;
  ends: string;
}

export function readLooking(): Looking | null {
  const text = readStored(storedKeys.impersonation);
  return text ? (JSON.parse(text) as Looking) : null;
}

interface Started {
  id: string;
  token: string;
  ends: string;
  user: StoredProfile;
}

/** Starts an impersonation; the operator's own session is kept for `stopLooking`. */
export function beginLooking({ id, token, ends, user }: Started): void {
  const looking: Looking = { id, accountId: user.id, name: nameOf(user), ends };
  writeStored(storedKeys.impersonation, JSON.stringify({ ...looking, own: readSession() }));
  keepSession(token, user);
  updateReaderCookie();
}

/** Restores the operator's session; returns the ended impersonation. */
export function stopLooking(): Looking | null {
  const looking = readLooking();
  comeBack();
  return looking;
}
