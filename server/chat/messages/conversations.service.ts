import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { filterByName, findPeopleFor, findReachable } from '../../core/people/people.service.ts';
import type { Person } from '../../core/people/people.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import {
  type ConversationRow,
  selectConversationPage,
  selectLatestPartners,
  selectPartnerIds,
  selectUnreadPartners,
} from './conversations.queries.ts';
import { isAway } from './messages.rules.ts';
import { viewConversationUser } from './messages.views.ts';

/** Maximum number of conversations filtered by name; further ones are reached by paging. */
const searchLimit = 10_000;
/** Maximum number of latest partners who are told of a person's presence. */
const presenceLimit = 200;
/** Minutes after which somebody is shown as gone. Source: the specification, §9, last active. */
const goneMinutes = 5;

const place = z.tuple([givenInstant, z.int()]);

interface Wanted {
  limit: number;
  cursor?: string | undefined;
  /** Words of a name or business. */
  q?: string | undefined;
}

/** The reader's chat partners, newest conversation first. */
export async function listConversations(context: Context, user: { id: number }, { limit, cursor, q }: Wanted) {
  const after = decodeCursor(cursor, place);
  const partners = q
    ? await filterByName(context, await selectPartnerIds(context.db, user.id, searchLimit), q)
    : undefined;
  const found = await selectConversationPage(context.db, { reader: user.id, partners, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, {
    limit,
    placeOf: (row) => [row.last_message_at.toISOString(), row.id],
  });
  const data = await viewPartners(context, { reader: user.id, rows, view: viewConversationUser });
  return { data, next_cursor };
}

interface PartnerRows<Row, View> {
  reader: number;
  rows: readonly Row[];
  view: (person: Person, row: Row) => View;
}

/** Combines rows with their people as visible to the reader; rows without a visible person are left out. */
export async function viewPartners<Row extends { partner_id: number }, View>(
  context: Context,
  { reader, rows, view }: PartnerRows<Row, View>,
): Promise<View[]> {
  const people = await findPeopleFor(
    context,
    reader,
    rows.map((row) => row.partner_id),
  );
  return rows.flatMap((row) => {
    const person = people.get(row.partner_id);
    return person ? [view(person, row)] : [];
  });
}

/** The reader's conversations with these people, by partner id; missing where there is none. */
export async function findConversations(
  context: Context,
  { reader, partners }: { reader: number; partners: readonly number[] },
): Promise<Map<number, ConversationRow>> {
  const limit = Math.max(1, partners.length);
  const rows = await selectConversationPage(context.db, { reader, partners, limit });
  return new Map(rows.map((row) => [row.partner_id, row]));
}

/** Unread messages by sender. */
export async function findUnreadPartners(context: Context, reader: number): Promise<Map<number, number>> {
  const rows = await selectUnreadPartners(context.db, reader);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** For each of these people, who may see their presence: recent partners who are present too, without a block. */
export async function findWatchers(context: Context, ids: readonly number[]): Promise<Map<number, number[]>> {
  const partners = await selectLatestPartners(context.db, [...new Set(ids)], presenceLimit);
  const pairs = partners.map(({ id, partner_id }) => ({ senderId: id, receiverId: partner_id }));
  const reachable = await findReachable(context, pairs);
  const clock = { now: context.now(), minutes: goneMinutes };
  const watching = pairs.filter((_, index) => {
    const watcher = reachable[index];
    return watcher && !isAway(watcher.lastActiveAt, clock);
  });
  const grouped = Map.groupBy(watching, ({ senderId }) => senderId);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ receiverId }) => receiverId)]));
}
