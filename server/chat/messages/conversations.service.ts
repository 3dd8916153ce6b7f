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

/** Conversations looked through by name; further ones are found by paging. */
const searchLimit = 10_000;
/** Partners of whom those are told who are here: the latest ones. */
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

/** The people one has talked with, newest conversation first. */
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

/** Rows with the people they are about, as the reader may see them; without the person a row is left out. */
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

/** What the reader said with each of these people, by their id; those without a word are missing. */
export async function findConversations(
  context: Context,
  { reader, partners }: { reader: number; partners: readonly number[] },
): Promise<Map<number, ConversationRow>> {
  const limit = Math.max(1, partners.length);
  const rows = await selectConversationPage(context.db, { reader, partners, limit });
  return new Map(rows.map((row) => [row.partner_id, row]));
}

/** Unread messages by who wrote them. */
export async function findUnreadPartners(context: Context, reader: number): Promise<Map<number, number>> {
  const rows = await selectUnreadPartners(context.db, reader);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** For each of these people who sees whether they are here: those talked with lately who are here too, without a block between. */
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
