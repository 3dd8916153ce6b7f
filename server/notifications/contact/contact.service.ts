import type { Context } from '../../kit/context/context.ts';
import { type ContactMessage, contactEmail } from './contact.emails.ts';
import { keepMessage, updateAnswered } from './contact.queries.ts';

/**
 * Stores the message and forwards it to the support address. A failed mail loses nothing, because the message is
 * stored.
 */
export async function receiveContact(context: Context, contact: ContactMessage) {
  const id = await keepMessage(context.db, contact);
  context.afterCommit(() =>
    context
      .mail({ to: context.config.supportEmail, ...contactEmail(contact, context.config.publicUrl) })
      .catch((error: unknown) => context.log.warn({ err: error }, 'A contact message could not be mailed')),
  );
  return { data: { id: String(id) } };
}

/** Notes that a message was answered, or not; undefined when it was so before. */
export async function noteAnswered(tx: Context, id: number, answered: { at: Date; by: number } | null) {
  return updateAnswered(tx.db, id, answered);
}
