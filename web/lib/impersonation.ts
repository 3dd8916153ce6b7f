import { nameOf } from './people-names.ts';
import { tellServer } from './reader-cookie.ts';
import { comeBack, keepSession, readSession, type StoredProfile } from './session.ts';
import { readStored, storedKeys, writeStored } from './stored.ts';

/** Through whose eyes an operator looks. */
interface Looking {
  /** Of the session, by which it is ended. */
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

/** The next page is the person's; the operator's own session waits for `stopLooking`. */
export function beginLooking({ id, token, ends, user }: Started): void {
  const looking: Looking = { id, accountId: user.id, name: nameOf(user), ends };
  writeStored(storedKeys.impersonation, JSON.stringify({ ...looking, own: readSession() }));
  keepSession(token, user);
  tellServer();
}

/** The next page is the operator's own again; tells through whose eyes was looked. */
export function stopLooking(): Looking | null {
  const looking = readLooking();
  comeBack();
  return looking;
}
