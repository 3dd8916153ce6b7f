import type { Locale } from '../../../contract/kit/languages.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  lockAccountRow,
  selectBlocked,
  selectContacts,
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

/** People as `reader` may see them: past a block it is not told when somebody was last here. */
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
 * Makes what is counted or taken for one account, such as its payouts, unlocks and lists, come one after the other until
 * the transaction ends. It is one lock for all of them: two acts of one account never deadlock.
 */
export async function lockAccount(tx: Context, id: number): Promise<void> {
  await lockAccountRow(tx.db, id);
}

/** The mobile that an account has proven by a code; null without one. */
export async function findProvenMobile(context: Context, id: number): Promise<string | null> {
  return selectProvenMobile(context.db, id);
}

/** The name somebody is known by to the other side, a business's before its owner's; null for the system and who is gone. */
export async function findName(context: Context, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const person = (await findPeople(context, [id])).get(id);
  return person ? (person.businessName ?? person.fullname) : null;
}

export interface Contact {
  id: number;
  fullname: string;
  /** Null while none is confirmed. */
  email: string | null;
  locale: Locale;
}

/** How to write to people; erased ones are missing. For letters only, never for a reply. */
export async function findContacts(context: Context, ids: readonly number[]): Promise<Map<number, Contact>> {
  const rows = await selectContacts(context.db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everybody who runs the place and has signed in. */
export async function findOperatorIds(context: Context): Promise<number[]> {
  return selectOperatorIds(context.db);
}

/** Of these people, those whose name or business holds the words, in any case. */
export async function filterByName(context: Context, ids: readonly number[], words: string): Promise<number[]> {
  return selectIdsByName(context.db, ids, words);
}

/** Of these people, those with whom `id` has a block in either direction. */
export async function findBlocked(context: Context, id: number, ids: readonly number[]): Promise<Set<number>> {
  return new Set(await selectBlocked(context.db, id, ids));
}

/** For each of these pairs, when the receiver was last here; null where the sender cannot write to them. */
export async function findReachable(
  context: Context,
  pairs: readonly { senderId: number; receiverId: number }[],
): Promise<({ lastActiveAt: Date | null } | null)[]> {
  const rows = await selectReachable(context.db, pairs);
  const found = new Map(rows.map((row) => [row.place, { lastActiveAt: row.last_active_at }]));
  return pairs.map((_, index) => found.get(index + 1) ?? null);
}
