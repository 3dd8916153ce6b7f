import type { Message } from '../../../contract/chat/messages.ts';
import { isTakenError } from '../../../database/errors.ts';
import { demandNewAccountTurn } from '../../accounts/new-accounts/new-accounts.service.ts';
import { findReachable } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { AppError, refuseNotFound } from '../../kit/http/errors.ts';
import { findBelongings, judgeAttachments } from './attaching.service.ts';
import { notifyAway } from './away.service.ts';
import type { MessageRow } from './messages.queries.ts';
import { isAway, pairKey } from './messages.rules.ts';
import { viewMessage } from './messages.views.ts';
import {
  lockPlaces,
  makePlaces,
  selectCampaignCreators,
  selectRepeated,
  selectTalking,
  storeMessages,
} from './send.queries.ts';
import { chooseFresh, type Draft, identityOf } from './send.rules.ts';

/** A draft with its check: allowed, or refused. */
type Judged = { draft: Draft; isAway: boolean } | { draft: Draft; refusal: Error };

type FreshRow = MessageRow & { writer: string | null };

interface Stored {
  fresh: FreshRow[];
  repeated: MessageRow[];
}

/** Refusals of drafts that would start one conversation too many, by message identity. */
type Refused = Map<string, Error>;

/**
 * Stores drafts together, in order, and notifies both sides after the commit. Returns for each the message as the
 * sender sees it, or its refusal. Throws when nothing was stored.
 */
export async function storeBatch(context: Context, drafts: readonly Draft[]): Promise<(Message | Error)[]> {
  const judged = await judge(context, drafts);
  const stored = await storeAllowed(context, judged);
  const views = new Map<string, Message>();
  const rows = [...stored.repeated, ...stored.fresh];
  const belongings = await findBelongings(context, rows, stored.fresh);
  for (const row of rows) {
    const message = viewMessage(row, row.sender_id, belongings);
    views.set(identityOfRow(row), message);
    // A repeated message may never have been delivered: the answer to it was lost, perhaps with its events.
    context.live.toAccount(row.receiver_id, 'receive_message', viewMessage(row, row.receiver_id, belongings));
    context.live.toAccount(row.sender_id, 'message_sent', message);
  }
  const away = new Set(judged.flatMap((each) => ('isAway' in each && each.isAway ? each.draft.receiverId : [])));
  for (const row of stored.fresh) if (away.has(row.receiver_id)) notifyAway(context, row);
  return judged.map((each) => {
    const view = views.get(identityOf(each.draft));
    if (view) return view;
    if ('refusal' in each) return each.refusal;
    return stored.refused.get(identityOf(each.draft)) ?? new Error('A message that was stored is not there');
  });
}

/** A blocked pair gets the same answer as an unknown receiver. A referenced campaign must belong to one of the two. */
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

/** Usually one statement. With repeated messages, or a first message between two people, locks are taken first. */
async function storeAllowed(context: Context, judged: readonly Judged[]): Promise<Stored & { refused: Refused }> {
  const allowed = judged.flatMap((each) => ('refusal' in each ? [] : each.draft));
  const drafts = chooseFresh(allowed, new Set());
  const fresh = await storeFresh(context, drafts).catch((error) => {
    if (isTakenError(error)) return [];
    throw error;
  });
  if (fresh.length === drafts.length) {
    const refused = judged.flatMap((each) => ('refusal' in each ? each.draft : []));
    return { fresh, repeated: await selectRepeated(context.db, refused), refused: new Map() };
  }
  const refused = await refuseNewConversations(context, drafts);
  const accepted = drafts.filter((draft) => !refused.has(identityOf(draft)));
  await makePlaces(context.db, accepted);
  const all = judged.map(({ draft }) => draft);
  return { ...(await inTransaction(context, (tx) => storeLocked(tx, { all, drafts: accepted }))), refused };
}

/** Refuses drafts that would start too many conversations: new accounts have a daily limit. */
async function refuseNewConversations(context: Context, drafts: readonly Draft[]): Promise<Refused> {
  const talking = await selectTalking(context.db, drafts);
  const turns = new Map<string, Promise<Error | null>>();
  const refused: Refused = new Map();
  for (const draft of drafts) {
    const { senderId, receiverId } = draft;
    if (talking.has(pairKey(senderId, receiverId))) continue;
    const start = `${senderId}:${receiverId}`;
    const turn = turns.get(start) ?? takeConversationTurn(context, senderId);
    turns.set(start, turn);
    const refusal = await turn;
    if (refusal) refused.set(identityOf(draft), refusal);
  }
  return refused;
}

async function takeConversationTurn(context: Context, accountId: number): Promise<Error | null> {
  try {
    await demandNewAccountTurn(context, { accountId, action: 'conversation' });
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY') return error;
    throw error;
  }
}

/**
 * Looks up repeated messages under the locks: of two attempts in two processes, the later one sees what the earlier one
 * stored.
 */
async function storeLocked(
  tx: Context,
  { all, drafts }: { all: readonly Draft[]; drafts: readonly Draft[] },
): Promise<Stored> {
  await lockPlaces(tx.db, drafts);
  const repeated = await selectRepeated(tx.db, all);
  const rest = chooseFresh(drafts, new Set(repeated.map(identityOfRow)));
  const fresh = await storeFresh(tx, rest);
  if (fresh.length < rest.length) throw new Error('Conversations that were just made are not there');
  return { fresh, repeated };
}

/** Stores all of these or none, each distinct message once. */
async function storeFresh(context: Context, drafts: readonly Draft[]): Promise<FreshRow[]> {
  const created_at = context.now();
  const places = await storeMessages(context.db, drafts, created_at);
  const found = new Map(places.map((place) => [identityOfRow(place), place]));
  return drafts.flatMap((draft) => {
    const place = found.get(identityOf(draft));
    if (!place) return [];
    const { receiverId: receiver_id, campaignId: campaign_id, attachmentId: attachment_id, description } = draft;
    const stored = { receiver_id, campaign_id, attachment_id, description, created_at };
    return { ...place, ...stored, is_read: false };
  });
}

function identityOfRow(row: Pick<MessageRow, 'sender_id' | 'client_id'>): string {
  return identityOf({ senderId: row.sender_id, clientId: row.client_id ?? '' });
}
