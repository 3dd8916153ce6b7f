import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';

/** A message that the server has not acknowledged yet. It survives a reload and a lost connection. */
export interface Unsent {
  /** Our own id of it: sent again with the same one, it stays one message. */
  clientId: string;
  senderId: string;
  receiverId: string;
  description: string;
  /** The campaign it is about, where it was written beside one. */
  campaignId?: string | undefined;
  /** When it was written, ISO. */
  at: string;
  /** Why the server will not take it; it is not sent again by itself. */
  refusal?: string;
}

const outbox = storedValue<Unsent[]>(storedKeys.outbox, [], Array.isArray);

export const readOutbox = outbox.read;
export const useOutbox = outbox.use;

export function putInOutbox(message: Pick<Unsent, 'senderId' | 'receiverId' | 'description' | 'campaignId'>): void {
  const unsent = { ...message, clientId: crypto.randomUUID(), at: new Date().toISOString() };
  outbox.change((all) => [...all, unsent]);
}

export function takeFromOutbox(clientIds: readonly string[]): void {
  if (!outbox.read().some((each) => clientIds.includes(each.clientId))) return;
  outbox.change((all) => all.filter((each) => !clientIds.includes(each.clientId)));
}

/** Notes why the server refused it, or with no reason that it is to be tried again. */
export function noteRefusal(clientId: string, refusal?: string): void {
  outbox.change((all) =>
    all.map((each) => {
      if (each.clientId !== clientId) return each;
      const { refusal: _, ...plain } = each;
      return refusal === undefined ? plain : { ...plain, refusal };
    }),
  );
}
