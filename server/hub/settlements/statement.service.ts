import type { CampaignStatement } from '../../../contract/hub/settlements.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findParty } from '../../campaigns/pledges/parties.service.ts';
import { isLockedAt } from '../../campaigns/pledges/pledges.rules.ts';
import { listContributions, listPledgesIn, sumNeedValues } from '../../campaigns/pledges/pledges.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { type Contribution, listContributionPayments } from '../../work/escrow/pool-holding.service.ts';
import { findDrawn, readPool } from '../pools/pools.service.ts';
import { selectAllSettlements, selectShares } from './settlements.queries.ts';
import { viewStatementSide } from './statement.views.ts';

interface Asked {
  user: User;
  /** Campaign id. */
  id: string;
}

/** A campaign for readers of its statement: its creator, a participant, or a former payer. Not found for others. */
export async function findStatementReader(context: Context, asked: Asked) {
  const { campaign, isParty } = await findParty(context, asked);
  const payments = await listContributionPayments(context, campaign.id);
  if (isParty || payments.some(({ payerId }) => payerId === asked.user.id)) return { campaign, payments };
  throw refuseNotFound('This campaign');
}

/** The statement of a joint campaign: all participants for its creator, its own part for a participant. */
export async function readStatement(context: Context, asked: Asked): Promise<CampaignStatement> {
  const { campaign, payments } = await findStatementReader(context, asked);
  const books = await readBooks(context, campaign, payments);
  const pool = await readPool(context, campaign.id);
  const isCreator = campaign.creator_id === asked.user.id;
  const ids = isCreator ? sidesIn(books, campaign) : [asked.user.id];
  const people = await findPeople(context, [...ids, campaign.creator_id]);
  const creator = people.get(campaign.creator_id);
  if (!creator) throw refuseNotFound('This campaign');
  return {
    campaign_id: String(campaign.id),
    title: campaign.title,
    creator: viewPersonCard(creator),
    needed: toRupees(await sumNeedValues(context, campaign.id)),
    confirmed: toRupees(books.confirmed.reduce((sum, { value }) => sum + value, 0)),
    is_locked: isLockedAt(context.now(), campaign),
    locks_on: campaign.start_date,
    pool,
    sides: ids.flatMap((accountId) => {
      const person = people.get(accountId);
      const drawn = toRupees(books.drawn.get(accountId) ?? 0);
      return person ? viewStatementSide({ ...books, accountId, user: viewPersonCard(person), drawn }) : [];
    }),
  };
}

async function readBooks(context: Context, { id }: CampaignRow, payments: readonly Contribution[]) {
  const settlements = await selectAllSettlements(context.db, id);
  const shares = await selectShares(
    context.db,
    settlements.map((settlement) => settlement.id),
  );
  const pledges = await listPledgesIn(context, id, ['accepted', 'contributed', 'withdrawn', 'declined']);
  const drawn = await findDrawn(context, id);
  return { confirmed: await listContributions(context, id), pledges, payments, settlements, shares, drawn };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;

/** Everybody in the statement: largest contribution first, the creator last. */
function sidesIn({ confirmed, pledges, payments, drawn }: Books, { creator_id }: CampaignRow): number[] {
  const accepted = pledges.filter(({ status }) => status === 'accepted' || status === 'contributed');
  const all = [
    ...confirmed.map(({ accountId }) => accountId),
    ...accepted.map(({ account_id }) => account_id),
    ...payments.map(({ payerId }) => payerId),
    ...[...drawn.keys()].filter((id) => id !== creator_id),
  ];
  return [...new Set([...all, creator_id])];
}
