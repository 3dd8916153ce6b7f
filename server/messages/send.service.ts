import type { z } from 'zod/mini';
import type { Message, outgoingMessage } from '../../contract/messages.ts';
import type { Context } from '../kit/context.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../kit/errors.ts';
import { createLanes } from '../kit/lanes.ts';
import { inTransaction } from '../kit/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findBlocked, findPeople } from '../people/people.service.ts';
import type { Person } from '../people/people.views.ts';
import { type MessageRow, selectMessage } from './messages.queries.ts';
import { isAway, pairOf, refuseText } from './messages.rules.ts';
import { viewMessage } from './messages.views.ts';
import {
  ensureConversation,
  insertMessage,
  selectCampaignCreator,
  selectIdByClientId,
  takePosition,
  takeSeq,
} from './send.queries.ts';

type Outgoing = z.infer<typeof outgoingMessage>;

interface Draft {
  senderId: number;
  receiverId: number;
  description: string;
  clientId: string | null;
  campaignId: number | null;
}

/** One lane a conversation, so that what was sent in a row is stored and told in that order. */
const inLane = createLanes();

/**
 * Stores a message and tells both sides; returns it as the sender sees it, after it was committed. Sent again with
 * the same client id it is the same message with the same answer.
 */
export async function sendMessage(context: Context, user: { id: number }, outgoing: Outgoing): Promise<Message> {
  if (outgoing.senderId !== String(user.id)) throw refuse('FORBIDDEN', 'You can write in your own name only.');
  const reason = refuseText(outgoing.description);
  if (reason) throw refuseField('BAD_INPUT', 'description', reason);
  const draft = readDraft(user.id, outgoing);
  const { low, high } = pairOf(draft.senderId, draft.receiverId);
  const stored = await inLane(`${low}:${high}`, () => storeOnce(context, draft));
  return viewMessage(stored, user.id);
}

async function storeOnce(context: Context, draft: Draft): Promise<MessageRow> {
  const repeated = await findStored(context, draft);
  if (repeated) return repeated;
  const pair = await checkPair(context, draft);
  await checkCampaign(context, draft);
  try {
    const stored = await inTransaction(context, (tx) => storeMessage(tx, draft));
    announce(context, stored, pair);
    return stored;
  } catch (error) {
    // Of two attempts at the same moment one wins by the unique client id; the other answers with the winner's message.
    const winner = await findStored(context, draft);
    if (winner) return winner;
    throw error;
  }
}

function readDraft(senderId: number, outgoing: Outgoing): Draft {
  const receiverId = rowId(outgoing.receiverId, 'This person');
  if (receiverId === senderId) throw refuseField('BAD_INPUT', 'receiverId', 'You cannot write to yourself.');
  return {
    senderId,
    receiverId,
    description: outgoing.description,
    clientId: outgoing.clientId ?? null,
    campaignId: outgoing.campaign_id ? rowId(outgoing.campaign_id, 'This campaign') : null,
  };
}

async function findStored(context: Context, { senderId, clientId }: Draft): Promise<MessageRow | null> {
  if (clientId === null) return null;
  const id = await selectIdByClientId(context.db, senderId, clientId);
  return id === null ? null : selectMessage(context.db, id);
}

/** A blocked pair gets the same answer as an unknown receiver. */
async function checkPair(context: Context, { senderId, receiverId }: Draft) {
  const people = await findPeople(context, [senderId, receiverId]);
  const sender = people.get(senderId);
  const receiver = people.get(receiverId);
  const blocked = await findBlocked(context, senderId, [receiverId]);
  if (!sender || !receiver?.isReachable || blocked.has(receiverId)) throw refuseNotFound('This person');
  return { sender, receiver };
}

/** A campaign's chats are its creator's, so one of the two must have posted it. */
async function checkCampaign(context: Context, { campaignId, senderId, receiverId }: Draft): Promise<void> {
  if (campaignId === null) return;
  const creator = await selectCampaignCreator(context.db, campaignId);
  if (creator !== senderId && creator !== receiverId) throw refuseNotFound('This campaign');
}

/** Locks are taken in one order everywhere: the conversation, then both streams by ascending id. */
async function storeMessage(tx: Context, draft: Draft): Promise<MessageRow> {
  const { senderId, receiverId } = draft;
  const now = tx.now();
  let place = await takeSeq(tx.db, senderId, receiverId, now);
  if (!place) {
    await ensureConversation(tx.db, senderId, receiverId);
    place = await takeSeq(tx.db, senderId, receiverId, now);
  }
  if (!place) throw new Error('A conversation that was just made is not there');
  const positions = new Map<number, number>();
  for (const accountId of [senderId, receiverId].sort((a, b) => a - b)) {
    positions.set(accountId, await takePosition(tx.db, accountId));
  }
  const id = await insertMessage(tx.db, {
    conversation_id: place.id,
    seq: place.seq,
    sender_id: senderId,
    receiver_id: receiverId,
    sender_position: positions.get(senderId) ?? 0,
    receiver_position: positions.get(receiverId) ?? 0,
    client_id: draft.clientId,
    campaign_id: draft.campaignId,
    description: draft.description,
    created_at: now,
  });
  return selectMessage(tx.db, id);
}

/** Tells both sides, and notifies a receiver who is away. */
function announce(context: Context, stored: MessageRow, { sender, receiver }: { sender: Person; receiver: Person }) {
  context.live.toAccount(receiver.id, 'receive_message', viewMessage(stored, receiver.id));
  context.live.toAccount(sender.id, 'message_sent', viewMessage(stored, sender.id));
  if (!isAway(receiver.lastActiveAt, context.now())) return;
  context.afterCommit(() =>
    notify(context, {
      accountId: receiver.id,
      type: 'chat',
      title: `${sender.fullname} sent you a message`,
      description: stored.description.slice(0, 200),
      link: `/chat-section?user=${sender.id}`,
      senderId: sender.id,
      groupKey: `chat:${sender.id}`,
    }),
  );
}
