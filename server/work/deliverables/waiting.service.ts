import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { silenceAt } from '../idea-records/idea-records.service.ts';
import { selectWaitingFor, type WaitingRow } from './waiting.queries.ts';
import { actOf } from './waiting.rules.ts';

const shown = 50;

export type { WaitingRow as Waiting } from './waiting.queries.ts';

/** Rows of the waiting work: soonest due first, then longest waiting. */
export async function findWaiting(context: Context, { id: accountId, campaignIds: only }: User) {
  return selectWaitingFor(context.db, { accountId, only, limit: shown });
}

/** Work waiting for a person in all of their campaigns: the first items, and the total. */
export async function listWaitingDeliverables(context: Context, user: User) {
  const { rows, total } = await findWaiting(context, user);
  const otherOf = (row: WaitingRow) => (row.creator_id === user.id ? row.influencer_id : row.creator_id);
  const people = await findPeople(context, rows.map(otherOf));
  const data = rows.flatMap((row) => {
    const person = people.get(otherOf(row));
    return person ? [{ ...viewWaiting(row), person: viewPersonCard(person) }] : [];
  });
  return { data, total };
}

function viewWaiting(row: WaitingRow) {
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    campaign_title: row.title,
    application_id: String(row.application_id),
    type: row.content_type,
    number: row.number,
    status: row.status,
    due_on: row.due_on,
    act: actOf(row),
  };
}

/** When the idea of a waiting piece is approved without an answer; null unless it waits for one. */
export function ideaSilence(context: Context, { idea_status: status, idea_submitted_at: at }: WaitingRow): Date | null {
  return status === null ? null : silenceAt(context, { status, submitted_at: at });
}
