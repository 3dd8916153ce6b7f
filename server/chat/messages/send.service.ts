import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { Message, outgoingMessage } from '../../../contract/chat/messages.ts';
import { isDataError, isPassingError } from '../../../database/errors.ts';
import { personActingFor } from '../../kit/context/acting-person.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { refuse, refuseField, rowId } from '../../kit/http/errors.ts';
import { createBatches } from '../../kit/jobs/batches.ts';
import { pairKey, refuseText } from './messages.rules.ts';
import { type Draft, giveClientId } from './send.rules.ts';
import { storeBatch } from './send-batch.service.ts';

type Outgoing = z.infer<typeof outgoingMessage>;

const limits = {
  /** Messages within this time share one commit. */
  gatherMs: 3,
  size: 500,
  /** Lets the next batch be prepared, and the previous one be delivered, while one is in the database. */
  parallel: 2,
  room: 10_000,
  /** Below the ten seconds that clients wait for an answer. */
  patienceMs: 8_000,
};

/** One message writer per process. */
const writerOf = contextSingleton((context) =>
  createBatches<Draft, Message>({
    ...limits,
    settle: (drafts) => storeBatch(context, drafts),
    laneOf: ({ senderId, receiverId }) => pairKey(senderId, receiverId),
    isPassing: isPassingError,
  }),
);

/**
 * Stores a message and notifies both sides; returns it as the sender sees it, after the commit. Repeated with the same
 * client id it is the same message with the same answer. Messages are stored in the order of these calls, so nothing
 * may be awaited before the writer has the draft.
 */
export async function sendMessage(context: Context, user: { id: number }, outgoing: Outgoing): Promise<Message> {
  const draft = readDraft({ senderId: user.id, maxLength: context.config.messageLength }, outgoing);
  try {
    return await writerOf(context)(draft);
  } catch (error) {
    if (!isDataError(error)) throw error;
    context.log.error({ err: error }, 'A message could not be stored');
    throw refuseField('BAD_INPUT', 'description', 'This message can’t be saved.');
  }
}

function readDraft({ senderId, maxLength }: { senderId: number; maxLength: number }, outgoing: Outgoing): Draft {
  if (outgoing.senderId !== String(senderId)) throw refuse('FORBIDDEN', 'You can only write in your own name.');
  const attachmentId = outgoing.attachment_id ? rowId(outgoing.attachment_id, 'This file') : null;
  const isBare = attachmentId !== null && outgoing.description.trim() === '';
  const reason = isBare ? null : refuseText(outgoing.description, maxLength);
  if (reason) throw refuseField('BAD_INPUT', 'description', reason);
  const receiverId = rowId(outgoing.receiverId, 'This person');
  if (receiverId === senderId) throw refuseField('BAD_INPUT', 'receiverId', 'You can’t message yourself.');
  return {
    senderId,
    personId: personActingFor(senderId),
    receiverId,
    description: isBare ? '' : outgoing.description,
    clientId: outgoing.clientId ?? giveClientId(randomUUID()),
    campaignId: outgoing.campaign_id ? rowId(outgoing.campaign_id, 'This campaign') : null,
    attachmentId,
  };
}
