import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Message the server has not acknowledged; survives a reload and a lost connection. */
export interface Unsent {
  /** Client id: a retry with the same id creates no second message. */
  clientId: string;
  senderId: string;
  receiverId: string;
  description: string;
  /** Campaign it is tagged with. */
  campaignId?: string | undefined;
  /** Metadata of an attached picture or PDF, known before the upload. */
  file?: { name: string; bytes: number; width: number | null; height: number | null } | undefined;
  /** Id of the uploaded file; until then the message waits. */
  attachmentId?: string | undefined;
  /** Time of writing, ISO. */
  at: string;
  /** Reason of a refusal; not retried automatically. */
  refusal?: string | undefined;
}

const outbox = storedValue<Unsent[]>(storedKeys.outbox, [], Array.isArray);

export const readOutbox = outbox.read;
export const useOutbox = outbox.use;

/** Fields of a message when it is written. */
export type Written = Pick<Unsent, 'senderId' | 'receiverId' | 'description' | 'campaignId' | 'file'>;

/** Queues a message and returns its client id. */
export function putInOutbox(message: Written): string {
  const unsent = { ...message, clientId: crypto.randomUUID(), at: new Date().toISOString() };
  if (!outbox.change((all) => [...all, unsent])) {
    showToast('error', i18n._(msg`Your browser’s storage is full. Keep this page open until the message is sent.`));
  }
  return unsent.clientId;
}

/** Marks the file as uploaded, so that the message can be sent. */
export function noteUploaded(clientId: string, attachmentId: string): void {
  outbox.change((all) =>
    all.map((each) => (each.clientId === clientId ? { ...each, attachmentId, refusal: undefined } : each)),
  );
}

export function takeFromOutbox(clientIds: readonly string[]): void {
  if (!outbox.read().some((each) => clientIds.includes(each.clientId))) return;
  outbox.change((all) => all.filter((each) => !clientIds.includes(each.clientId)));
}

/** Stores the server's refusal, or clears it for another try. */
export function noteRefusal(clientId: string, refusal?: string): void {
  outbox.change((all) =>
    all.map((each) => {
      if (each.clientId !== clientId) return each;
      const { refusal: _, ...plain } = each;
      return refusal === undefined ? plain : { ...plain, refusal };
    }),
  );
}
