import type { Context } from '../kit/context.ts';
import { selectProvenContacts, selectShared } from './related-accounts.queries.ts';
import { haveContactInCommon, type Relation, relations } from './related-accounts.rules.ts';

/** Maps each of `others` that belongs to the same person to the reasons. Unrelated ones are missing. */
export async function findRelated(
  { db }: Pick<Context, 'db'>,
  accountId: number,
  others: readonly number[],
): Promise<Map<number, Relation[]>> {
  const candidates = [...new Set(others)];
  if (candidates.length === 0) return new Map();
  const found = new Map<number, Set<Relation>>();
  const note = (id: number, relation: Relation) => found.set(id, (found.get(id) ?? new Set()).add(relation));
  // An account has one person today, its owner.
  if (candidates.includes(accountId)) note(accountId, 'member');
  for (const { id, relation } of await selectShared(db, accountId, candidates)) note(id, relation);
  const contacts = Map.groupBy(await selectProvenContacts(db, [accountId, ...candidates]), ({ id }) => id);
  const contactsOf = (id: number) => (contacts.get(id) ?? []).map(({ contact }) => contact);
  for (const id of candidates) {
    if (id !== accountId && haveContactInCommon(contactsOf(accountId), contactsOf(id))) note(id, 'contact');
  }
  return new Map([...found].map(([id, known]) => [id, relations.filter((relation) => known.has(relation))]));
}

/** Whether two accounts share a member, device, proven contact, payout account or paying instrument. Source: the product's rules, Money. */
export async function areRelated(
  context: Pick<Context, 'db'>,
  a: number,
  b: number,
): Promise<{ related: boolean; reasons: Relation[] }> {
  const reasons = (await findRelated(context, a, [b])).get(b) ?? [];
  return { related: reasons.length > 0, reasons };
}
