import * as z from 'zod/mini';
import type { Dispute } from '../../../contract/work/disputes.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { type Agreed, findSide, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { endCancellation } from '../../campaigns/cancellations/cancellations.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { inEnglish, msg } from '../../kit/i18n/messages.ts';
import { holdForOperator } from '../escrow/dispute.service.ts';
import { leftOf } from '../escrow/escrow.rules.ts';
import { disputePolicy } from './disputes.policy.ts';
import {
  countQueue,
  type DisputeFacts,
  insertDispute,
  selectFacts,
  selectFactsOf,
  selectQueue,
} from './disputes.queries.ts';
import { viewDispute } from './disputes.views.ts';
import { notifyOpened } from './notices.service.ts';

interface Asked {
  user: User;
  applicationId: string;
}

/** Opens a dispute about held money: the money is frozen, and automatic approval stops. */
export async function openDispute(
  context: Context,
  { reason, ...asked }: Asked & { reason: string },
): Promise<Dispute> {
  const { application: found } = await findSide(context, asked);
  return inTransaction(context, async (tx) => {
    const id = await keepDispute(tx, await lockAgreed(tx, found), { byId: asked.user.id, reason });
    return presentDispute(tx, asked.user, id);
  });
}

/** Opens a dispute for the influencer of a locked agreement about a publication that nobody confirmed. */
export async function openUndecided(tx: Context, agreed: Agreed): Promise<void> {
  const { undecidedDays: days } = publicationTerms;
  const reason = msg`Opened automatically: the brand has neither confirmed nor refused the published link within ${{ days }} days.`;
  await keepDispute(tx, agreed, { byId: agreed.application.influencer_id, reason: inEnglish(reason) });
}

/** Opens a dispute for the owner of a locked agreement about a post that is no longer online before the agreed day. */
export async function openRemoved(tx: Context, agreed: Agreed): Promise<void> {
  const reason = 'Opened automatically: a published post is no longer online before the agreed day.';
  await keepDispute(tx, agreed, { byId: agreed.campaign.creator_id, reason });
}

/** Opens a dispute for a side of a locked agreement that refuses to cancel it with the proposed split. */
export async function openRefused(
  tx: Context,
  agreed: Agreed,
  refused: { byId: number; reason: string },
): Promise<void> {
  await keepDispute(tx, agreed, refused);
}

async function keepDispute(tx: Context, agreed: Agreed, { byId, reason }: { byId: number; reason: string }) {
  const order = await holdForOperator(tx, agreed);
  await endCancellation(tx, agreed.application.id, 'refused');
  const id = await insertDispute(tx.db, {
    order_id: order.id,
    application_id: agreed.application.id,
    opened_by: byId,
    reason,
    created_at: tx.now(),
  });
  await notifyOpened(tx, { ...agreed, id, byId, amount: leftOf(order) });
  return id;
}

/** The dispute about one's own agreement; null if there is none. */
export async function getDispute(context: Context, asked: Asked): Promise<Dispute | null> {
  const { application } = await findSide(context, asked);
  const facts = await selectFactsOf(context.db, application.id);
  return facts ? ((await presentDisputes(context, asked.user, [facts]))[0] ?? null) : null;
}

interface Listing {
  user: User;
  status: 'open' | 'decided';
  limit: number;
  cursor?: string | undefined;
}

/** The operators' queue. */
export async function listDisputes(context: Context, { user, status, limit, cursor }: Listing) {
  const isOpen = status === 'open';
  const afterId = decodeCursor(cursor, z.int());
  const found = await selectQueue(context.db, { isOpen, afterId, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: await presentDisputes(context, user, rows),
    total: await countQueue(context.db, isOpen),
    next_cursor,
  };
}

export async function presentDispute(context: Context, reader: User, id: number): Promise<Dispute> {
  const facts = await selectFacts(context.db, id);
  const [view] = facts ? await presentDisputes(context, reader, [facts]) : [];
  if (!view) throw refuseNotFound('This dispute');
  return view;
}

async function presentDisputes(context: Context, reader: User, rows: readonly DisputeFacts[]): Promise<Dispute[]> {
  const people = await findPeople(
    context,
    rows.flatMap(({ payer_id, payee_id }) => [payer_id, payee_id]),
  );
  return rows.flatMap((row) => {
    const [creator, influencer] = [people.get(row.payer_id), people.get(row.payee_id)];
    if (!creator || !influencer) return [];
    const can = viewCan(disputePolicy(reader, row), reader.locale);
    return [viewDispute(row, { creator: viewPersonCard(creator), influencer: viewPersonCard(influencer), can })];
  });
}
