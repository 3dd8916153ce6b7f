import type { Locale } from '../../../contract/kit/languages.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  lockAccountRow,
  lockOperatorRows,
  selectBlocked,
  selectContacts,
  selectIdByEmail,
  selectIdsByName,
  selectOperatorIds,
  selectPeople,
  selectProvenMobile,
  selectReachable,
} from './people.queries.ts';
import { type Person, viewPerson } from './people.views.ts';

/** People by id; ids without an account are missing from the map. */
export async function findPeople(context: Context, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await selectPeople(context.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, viewPerson(row, (stem) => context.storage.publicUrl(`${stem}/256.webp`))]));
}

/** People as visible to `reader`: across a block their last activity is hidden. */
export async function findPeopleFor(
  context: Context,
  reader: number,
  ids: readonly number[],
): Promise<Map<number, Person>> {
  const [people, blocked] = await Promise.all([findPeople(context, ids), findBlocked(context, reader, ids)]);
  for (const [id, person] of people) if (blocked.has(id)) people.set(id, { ...person, lastActiveAt: null });
  return people;
}

/**
 * Serializes everything counted or taken for one account, such as payouts, unlocks and lists, until the transaction
 * ends. One lock for all of them, so that two acts of one account cannot deadlock.
 */
export async function lockAccount(tx: Context, id: number): Promise<void> {
  await lockAccountRow(tx.db, id);
}

/** Locks every operator until the transaction ends, so that no level changes meanwhile. */
export async function lockOperators(tx: Context): Promise<void> {
  await lockOperatorRows(tx.db);
}

/** The verified mobile of an account, or of who keeps it; null without one. */
export async function findProvenMobile(context: Context, id: number): Promise<string | null> {
  return selectProvenMobile(context.db, id);
}

/** Display name of a person for others, a business's name first; null for the system and deleted accounts. */
export async function findName(context: Context, id: number | null): Promise<string | null> {
  return id === null ? null : ((await findNames(context, [id])).get(id) ?? null);
}

/** The same for several; deleted accounts are missing. */
export async function findNames(context: Context, ids: readonly number[]): Promise<Map<number, string>> {
  const people = await findPeople(context, ids);
  return new Map([...people].map(([id, { businessName, fullname }]) => [id, businessName ?? fullname]));
}

export interface Contact {
  /** The account's. */
  id: number;
  fullname: string;
  /** Null without a verified e-mail. */
  email: string | null;
  locale: Locale;
  /** Whether they work on named campaigns of the account only. */
  isLimited: boolean;
}

/**
 * Names and e-mail addresses by account; several where the owners' stand in for an account without contacts. Deleted
 * accounts are missing. For sending e-mails only, never for a reply.
 */
export async function findContacts(context: Context, ids: readonly number[]): Promise<Map<number, Contact[]>> {
  return Map.groupBy(await selectContacts(context.db, [...new Set(ids)]), ({ id }) => id);
}

/** The account of a person with this verified e-mail, unless it is suspended or an operator's; null without one. */
export async function findByProvenEmail(context: Context, email: string): Promise<number | null> {
  return selectIdByEmail(context.db, email);
}

/** Ids of all operators who have signed in. */
export async function findOperatorIds(context: Context): Promise<number[]> {
  return selectOperatorIds(context.db);
}

/** Returns those of the people whose name or business contains the words, in any case. */
export async function filterByName(context: Context, ids: readonly number[], words: string): Promise<number[]> {
  return selectIdsByName(context.db, ids, words);
}

/** Returns those of the people with a block towards `id` or from it. */
export async function findBlocked(context: Context, id: number, ids: readonly number[]): Promise<Set<number>> {
  return new Set(await selectBlocked(context.db, id, ids));
}

/** Last activity of each pair's receiver; null where the sender cannot write to them. */
export async function findReachable(
  context: Context,
  pairs: readonly { senderId: number; receiverId: number }[],
): Promise<({ lastActiveAt: Date | null } | null)[]> {
  const rows = await selectReachable(context.db, pairs);
  const found = new Map(rows.map((row) => [row.place, { lastActiveAt: row.last_active_at }]));
  return pairs.map((_, index) => found.get(index + 1) ?? null);
}
