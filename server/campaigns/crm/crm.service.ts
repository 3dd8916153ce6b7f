import * as z from 'zod/mini';
import {
  type CrmEntry,
  type CrmFacts,
  type CrmSort,
  type CrmStage,
  crmLimits,
} from '../../../contract/campaigns/crm.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import {
  findMeant,
  findOpening,
  listBlockedIds,
  listInfluencerCards,
} from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { mayKeepCrm } from './crm.policy.ts';
import {
  countAll,
  countEntries,
  countStages,
  deleteEntry,
  type EntryRow,
  selectByContact,
  selectContacts,
  selectEntries,
  selectEntry,
  selectFacts,
  selectTags,
  upsertEntry,
} from './crm.queries.ts';
import { tidyTags } from './crm.rules.ts';
import { viewEntry } from './crm.views.ts';

const what = 'This creator';

interface Listing {
  stage?: CrmStage | undefined;
  tag?: string | undefined;
  q?: string | undefined;
  sort?: CrmSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One page of the account's creators, with the sizes of the stages. */
export async function listCrm(context: Context, user: User, { stage, tag, q, ...page }: Listing) {
  demand(mayKeepCrm(user.role));
  const exceptIds = await listBlockedIds(context, user);
  const listing = { accountId: user.id, stage, tag, q, exceptIds };
  const { rows, next_cursor } = await readPage(context, listing, page);
  const stages = await countStages(context.db, listing);
  const isWhole = tag === undefined && !q;
  const sum = stage ? stages[stage] : Object.values(stages).reduce((one, other) => one + other, 0);
  return {
    data: await presentEntries(context, user, rows),
    next_cursor,
    total: isWhole ? sum : await countEntries(context.db, listing),
    stages,
    tags: await selectTags(context.db, user.id),
  };
}

type Filter = Parameters<typeof countEntries>[1];

const contactPlace = z.tuple([z.int(), z.int()]);

async function readPage(
  { db }: Context,
  filter: Filter,
  { sort, cursor, limit }: Pick<Listing, 'sort' | 'cursor' | 'limit'>,
) {
  if (sort === 'contact') {
    const before = decodeCursor(cursor, contactPlace);
    const found = await selectByContact(db, { ...filter, before, limit: limit + 1 });
    return cutPage(found, { limit, placeOf: ({ contact_ms, id }) => [contact_ms, id] });
  }
  const found = await selectEntries(db, { ...filter, before: decodeCursor(cursor, z.int()), limit: limit + 1 });
  return cutPage(found, { limit, placeOf: ({ id }) => id });
}

/** The rows as the team has them; creators that the account may not see any more are missing. */
export async function presentEntries(context: Context, user: User, rows: readonly EntryRow[]): Promise<CrmEntry[]> {
  const ids = rows.map(({ influencer_id }) => influencer_id);
  const cards = new Map((await listInfluencerCards(context, user, ids)).map((card) => [Number(card.id), card]));
  const contacts = new Map((await selectContacts(context.db, user.id, ids)).map((row) => [row.influencer_id, row]));
  return rows.flatMap((row) => {
    const card = cards.get(row.influencer_id);
    return card ? [viewEntry(card, row, contacts.get(row.influencer_id))] : [];
  });
}

/** A creator whom the account may see, on its list or not. */
async function findCreator(context: Context, user: User, given: string): Promise<CrmEntry> {
  demand(mayKeepCrm(user.role));
  const id = await findMeant(context, rowId(given, what));
  // Not found where the page of the creator is not.
  await findOpening(context, user, id);
  const [card] = await listInfluencerCards(context, user, [id]);
  if (!card) throw refuseNotFound(what);
  const row = await selectEntry(context.db, { accountId: user.id, influencerId: id });
  const [contacts] = await selectContacts(context.db, user.id, [id]);
  return viewEntry(card, row, contacts);
}

export async function readCrmEntry(
  context: Context,
  user: User,
  given: string,
): Promise<CrmEntry & { facts: CrmFacts }> {
  const entry = await findCreator(context, user, given);
  const { campaigns, paid } = await selectFacts(context.db, {
    accountId: user.id,
    influencerId: Number(entry.influencer.id),
  });
  return { ...entry, facts: { campaigns, paid: toRupees(paid) } };
}

interface Change {
  influencer_id: string;
  stage?: CrmStage | undefined;
  tags?: readonly string[] | undefined;
}

/** Puts a creator on the list, or changes what is given. */
export async function setCrmEntry(
  context: Context,
  user: User,
  { influencer_id: given, stage, tags }: Change,
): Promise<CrmEntry> {
  const { influencer, stage: before } = await findCreator(context, user, given);
  await inTransaction(context, async (tx) => {
    if (before === null) {
      await lockAccount(tx, user.id);
      await demandRoom(tx, user.id, 1);
    }
    const change = { stage, tags: tags && tidyTags(tags), now: tx.now() };
    await upsertEntry(tx.db, { accountId: user.id, influencerId: Number(influencer.id), ...change });
  });
  return findCreator(context, user, influencer.id);
}

/** Refuses to put more creators on a full list. */
export async function demandRoom(tx: Context, accountId: number, more: number): Promise<void> {
  if ((await countAll(tx.db, accountId)) + more <= crmLimits.entries) return;
  const count = crmLimits.entries.toLocaleString('en-IN');
  throw refuse('RULE', msg`Your list has ${{ count }} creators, which is the maximum. Take some off first.`);
}

export async function removeCrmEntry(context: Context, user: User, given: string): Promise<void> {
  demand(mayKeepCrm(user.role));
  await deleteEntry(context.db, { accountId: user.id, influencerId: rowId(given, what) });
}
