import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** A message that the server has not acknowledged yet. It survives a reload and a lost connection. */
export interface Unsent {
  /** Our own id of it: sent again with the same one, it stays one message. */
  clientId: string;
  senderId: string;
  receiverId: string;
  description: string;
  /** The campaign it is about, where it was written beside one. */
  campaignId?: string | undefined;
  /** A picture or PDF that goes with it, by what is known before it is uploaded. */
  file?: { name: string; bytes: number; width: number | null; height: number | null } | undefined;
  /** The file once it is uploaded; without it the message has to wait. */
  attachmentId?: string | undefined;
  /** When it was written, ISO. */
  at: string;
  /** Why the server will not take it; it is not sent again by itself. */
  refusal?: string | undefined;
}

const outbox = storedValue<Unsent[]>(storedKeys.outbox, [], Array.isArray);

export const readOutbox = outbox.read;
export const useOutbox = outbox.use;

/** A message as it is written. */
export type Written = Pick<Unsent, 'senderId' | 'receiverId' | 'description' | 'campaignId' | 'file'>;

/** Puts a message in, and returns our id of it. */
export function putInOutbox(message: Written): string {
  const unsent = { ...message, clientId: crypto.randomUUID(), at: new Date().toISOString() };
  if (!outbox.change((all) => [...all, unsent])) {
    showToast('error', i18n._(msg`Your browser’s storage is full. Keep this page open until the message is sent.`));
  }
  return unsent.clientId;
}

/** Notes that its file is uploaded: now it can go. */
export function noteUploaded(clientId: string, attachmentId: string): void {
  outbox.change((all) =>
    all.map((each) => (each.clientId === clientId ? { ...each, attachmentId, refusal: undefined } : each)),
  );
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
