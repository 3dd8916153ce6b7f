import type { Database } from '../../../database/connection.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { selectProvenContacts, selectShared, selectSharedMembers } from './related-accounts.queries.ts';
import {
  canonicalContact,
  haveInCommon,
  type Relation,
  relations,
  sameContact,
  samePersonReason,
} from './related-accounts.rules.ts';

/** Maps each of `others` that belongs to the same person to the evidence. Unrelated ones are missing. */
export async function findRelated(
  { db }: Pick<Context, 'db'>,
  accountId: number,
  others: readonly number[],
): Promise<Map<number, Relation[]>> {
  const candidates = [...new Set(others)];
  if (candidates.length === 0) return new Map();
  const found = new Map<number, Set<Relation>>();
  const note = (id: number, relation: Relation) => found.set(id, (found.get(id) ?? new Set()).add(relation));
  for (const { id, relation } of await selectShared(db, accountId, candidates)) note(id, relation);
  if (candidates.includes(accountId)) note(accountId, 'member');
  for (const id of await selectByContact(db, { accountId, others: candidates, spell: canonicalContact }))
    note(id, 'contact');
  return new Map([...found].map(([id, known]) => [id, relations.filter((relation) => known.has(relation))]));
}

/**
 * Returns those of `others` that belong to the same person: one acts for both, or both have verified the same contact. An address with another label
 * after its plus may be a colleague's, a shared device or card a family's: these cost the rewards, not the right to
 * work together.
 */
export async function findSamePerson(
  { db }: Pick<Context, 'db'>,
  accountId: number,
  others: readonly number[],
): Promise<Set<number>> {
  const found = await selectByContact(db, { accountId, others, spell: sameContact });
  const shared = await selectSharedMembers(db, accountId, others);
  return new Set([...(others.includes(accountId) ? [accountId] : []), ...shared, ...found]);
}

interface Compared {
  accountId: number;
  others: readonly number[];
  /** Normalisation by which contacts are compared. */
  spell: (contact: string) => string;
}

async function selectByContact(db: Database, { accountId, others, spell }: Compared): Promise<number[]> {
  const candidates = [...new Set(others)].filter((id) => id !== accountId);
  if (candidates.length === 0) return [];
  const contacts = Map.groupBy(await selectProvenContacts(db, [accountId, ...candidates]), ({ id }) => id);
  const contactsOf = (id: number) => (contacts.get(id) ?? []).map(({ contact }) => contact);
  return candidates.filter((id) => haveInCommon(contactsOf(accountId), contactsOf(id), spell));
}

/** Refuses work, payments and reviews between two accounts of one person. Source: the product's rules, Track record. */
export async function refuseSamePerson(context: Pick<Context, 'db'>, a: number, b: number): Promise<void> {
  if (!(await findSamePerson(context, a, [b])).has(b)) return;
  throw refuse('RULE', samePersonReason);
}

/**
 * Whether two accounts share a member, device, verified contact, payout account or payment instrument. Source: the
 * product's rules, Money.
 */
export async function areRelated(
  context: Pick<Context, 'db'>,
  a: number,
  b: number,
): Promise<{ related: boolean; reasons: Relation[] }> {
  const reasons = (await findRelated(context, a, [b])).get(b) ?? [];
  return { related: reasons.length > 0, reasons };
}
