import type { Message } from '../../contract/messages.ts';
import type { Context } from '../kit/context.ts';
import { refuseNotFound } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { findReachable } from '../people/people.service.ts';
import { findMessageAttachments, judgeAttachments } from './attaching.service.ts';
import { tellAway } from './away.service.ts';
import type { MessageRow } from './messages.queries.ts';
import { isAway } from './messages.rules.ts';
import { viewMessage } from './messages.views.ts';
import { insertMessages, lockPlaces, makePlaces, selectCampaignCreators, selectRepeated } from './send.queries.ts';
import { assignPlaces, chooseFresh, type Draft, identityOf, type Places, pairKey } from './send.rules.ts';

/** A draft that may be stored, or why it may not. */
type Judged = { draft: Draft; isAway: boolean } | { draft: Draft; refusal: Error };

interface Stored {
  fresh: MessageRow[];
  repeated: MessageRow[];
}

/**
 * Stores drafts in one transaction, in their order, and tells both sides after its commit. Each gets its message as the
 * sender sees it, or its own refusal. Throws when nothing of it was stored.
 */
export async function storeBatch(context: Context, drafts: readonly Draft[]): Promise<(Message | Error)[]> {
  const judged = await judge(context, drafts);
  const stored = await storeAllowed(context, judged);
  const views = new Map<string, Message>();
  const rows = [...stored.repeated, ...stored.fresh];
  const attachments = await findMessageAttachments(context, rows);
  for (const row of rows) {
    const message = viewMessage(row, row.sender_id, attachments);
    views.set(identityOf({ senderId: row.sender_id, clientId: row.client_id ?? '' }), message);
    // A message sent again was perhaps never heard of: the answer to it was lost, and the events with it.
    context.live.toAccount(row.receiver_id, 'receive_message', viewMessage(row, row.receiver_id, attachments));
    context.live.toAccount(row.sender_id, 'message_sent', message);
  }
  const away = new Set(judged.flatMap((each) => ('isAway' in each && each.isAway ? each.draft.receiverId : [])));
  for (const row of stored.fresh) if (away.has(row.receiver_id)) tellAway(context, row);
  return judged.map((each) => {
    const view = views.get(identityOf(each.draft));
    if (view) return view;
    return 'refusal' in each ? each.refusal : new Error('A message that was stored is not there');
  });
}

/** A blocked pair gets the same answer as an unknown receiver. A campaign's chats are its creator's: one of the two. */
async function judge(context: Context, drafts: readonly Draft[]): Promise<Judged[]> {
  const reachable = await findReachable(context, drafts);
  const campaigns = [...new Set(drafts.flatMap(({ campaignId }) => campaignId ?? []))];
  const creators = await selectCampaignCreators(context.db, campaigns);
  const refuseAttachment = await judgeAttachments(context, drafts);
  const clock = { now: context.now(), minutes: context.config.chatAwayMinutes };
  return drafts.map((draft, index) => {
    const receiver = reachable[index];
    if (!receiver) return { draft, refusal: refuseNotFound('This person') };
    const { campaignId, senderId, receiverId } = draft;
    const creator = campaignId === null ? senderId : creators.get(campaignId);
    if (creator !== senderId && creator !== receiverId) return { draft, refusal: refuseNotFound('This campaign') };
    const refusal = refuseAttachment(draft);
    if (refusal) return { draft, refusal };
    return { draft, isAway: isAway(receiver.lastActiveAt, clock) };
  });
}

async function storeAllowed(context: Context, judged: readonly Judged[]): Promise<Stored> {
  const allowed = judged.flatMap((each) => ('refusal' in each ? [] : each.draft));
  const store = () =>
    inTransaction(context, (tx) => storeLocked(tx, { all: judged.map(({ draft }) => draft), allowed }));
  const stored = await store();
  if (stored) return stored;
  await makePlaces(context.db, allowed);
  const again = await store();
  if (!again) throw new Error('Conversations that were just made are not there');
  return again;
}

/** Null when a conversation or stream has to be made first. What was stored before is looked up under the locks: of two
 * attempts in two processes, the later one sees what the earlier one stored. */
async function storeLocked(
  tx: Context,
  { all, allowed }: { all: readonly Draft[]; allowed: readonly Draft[] },
): Promise<Stored | null> {
  const places = await lockPlaces(tx.db, allowed);
  if (!allowed.every((draft) => hasPlaces(places, draft))) return null;
  const repeated = await selectRepeated(tx.db, all);
  const known = new Set(repeated.map((row) => identityOf({ senderId: row.sender_id, clientId: row.client_id ?? '' })));
  const drafts = chooseFresh(allowed, known);
  if (drafts.length === 0) return { fresh: [], repeated };
  const now = tx.now();
  const assigned = assignPlaces(drafts, places);
  const rows = drafts.map((draft, index) => ({
    ...(assigned[index] as (typeof assigned)[number]),
    sender_id: draft.senderId,
    receiver_id: draft.receiverId,
    client_id: draft.clientId,
    campaign_id: draft.campaignId,
    attachment_id: draft.attachmentId,
    description: draft.description,
    created_at: now,
  }));
  const ids = await insertMessages(tx.db, rows, now);
  return { fresh: rows.map((row, index) => ({ ...row, id: ids[index] as number, is_read: false })), repeated };
}

function hasPlaces({ conversations, inboxes }: Places, { senderId, receiverId }: Draft): boolean {
  return conversations.has(pairKey(senderId, receiverId)) && inboxes.has(senderId) && inboxes.has(receiverId);
}
