import * as z from 'zod/mini';
import { inRupees, toPaise } from '../../contract/money.ts';
import type { Spending } from '../../contract/pools.ts';
import type { CampaignRow } from '../../database/schema/campaign.ts';
import { lockOwnCampaign } from '../campaigns/campaigns.access.service.ts';
import { postOnce } from '../escrow/postings.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { cutPage, decodeCursor } from '../kit/cursor.ts';
import { refuse } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { say } from '../kit/words.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findPeople } from '../people/people.service.ts';
import { viewPersonCard } from '../people/person-card.views.ts';
import { demandParty } from '../pledges/parties.service.ts';
import { isLockedAt } from '../pledges/pledges.rules.ts';
import { findNeed, listSides } from '../pledges/pledges.service.ts';
import { countSpending, insertSpending, type SpendingRow, selectSpending } from './pools.queries.ts';
import { refuseBeyondPool } from './pools.service.ts';
import { viewSpending } from './pools.views.ts';

interface Spent {
  user: User;
  /** The campaign's. */
  id: string;
  /** Rupees. */
  amount: number;
  note: string;
  need_id?: string | null | undefined;
}

/** Draws from the pool of a locked campaign for its work, into the creator's wallet, and tells every side. */
export async function spendPool(context: Context, { user, id, note, ...spent }: Spent): Promise<Spending> {
  return inTransaction(context, async (tx) => {
    const campaign = await lockOwnCampaign(tx, { user, id });
    if (campaign.type !== 'joint') throw refuse('RULE', 'Only joint campaigns have a pool.');
    const needId = spent.need_id ? await findNeed(tx, campaign.id, spent.need_id) : null;
    const now = tx.now();
    if (!isLockedAt(now, campaign)) {
      throw refuse(
        'CONFLICT',
        'Contributions can still be withdrawn: the pool is there for the work once the campaign starts.',
      );
    }
    const amount = toPaise(spent.amount);
    await refuseBeyondPool(tx, campaign, amount);
    const line = { campaign_id: campaign.id, amount, note, need_id: needId, by_id: user.id, created_at: now };
    const row = await insertSpending(tx.db, line);
    await postOnce(tx, {
      kind: 'pool.spent',
      reference: `pool-spending:${row.id}`,
      note: ledgerNotes.spending(campaign.title, note),
      detail: { campaign_id: campaign.id },
      entries: [
        { kind: 'pool', campaignId: campaign.id, amount: -amount },
        { kind: 'earnings', ownerId: user.id, amount },
      ],
    });
    await tellSides(tx, campaign, row);
    return presentOne(tx, row);
  });
}

async function tellSides(tx: Context, campaign: CampaignRow, { amount, note, by_id }: SpendingRow): Promise<void> {
  for (const { accountId } of await listSides(tx, campaign.id)) {
    if (accountId === by_id) continue;
    await notify(tx, {
      accountId,
      type: 'money',
      title: say`${{ money: inRupees(amount) }} was drawn from the pool: ${{ campaign: campaign.title }}`,
      description: say`For the work: “${{ note }}”`,
      link: `/campaign-details/${campaign.id}`,
      senderId: by_id,
    });
  }
}

interface Page {
  user: User;
  id: string;
  limit: number;
  cursor?: string | undefined;
}

/** What was drawn from the pool of a campaign, newest first. */
export async function listSpending(context: Context, { limit, cursor, ...asked }: Page) {
  const { id: campaignId } = await demandParty(context, asked);
  const before = decodeCursor(cursor, z.int());
  const found = await selectSpending(context.db, { campaignId, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ number }) => number });
  return {
    data: await present(context, rows),
    total: await countSpending(context.db, campaignId),
    next_cursor,
  };
}

async function presentOne(context: Context, row: SpendingRow): Promise<Spending> {
  const [view] = await present(context, [row]);
  if (!view) throw new Error(`Spending ${row.id} is gone`);
  return view;
}

async function present(context: Context, rows: readonly SpendingRow[]): Promise<Spending[]> {
  const people = await findPeople(
    context,
    rows.map(({ by_id }) => by_id),
  );
  return rows.flatMap((row) => {
    const person = people.get(row.by_id);
    return person ? viewSpending(row, viewPersonCard(person)) : [];
  });
}
