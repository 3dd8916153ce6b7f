import type { PoolDetails } from '../../../contract/hub/pools.ts';
import type { Can } from '../../../contract/kit/can.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { AppError, refuse } from '../../kit/http/errors.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { inDispute, mayDispute, notDisputant } from './answering.service.ts';
import { percentOf, sumPaid } from './consent.rules.ts';
import { readSilence } from './executing.service.ts';
import { readMinimum } from './lock.service.ts';
import { listPayers } from './payers.service.ts';
import { selectOpenPoolDispute } from './pool-disputes.queries.ts';
import { selectPoolLock, selectPoolSums } from './pools.queries.ts';
import { viewPool } from './pools.views.ts';
import { presentPoolDispute } from './present.service.ts';
import { demandProposable } from './proposing.service.ts';
import { demandReader } from './readers.service.ts';
import { returnDay } from './returning.service.ts';
import { sumReserved } from './spending.queries.ts';

export async function getPool(context: Context, asked: { user: User; id: string }): Promise<PoolDetails> {
  return describePool(context, await demandReader(context, asked), asked.user);
}

/** A pool with its payers, its limits and the reader's permissions. */
export async function describePool(context: Context, campaign: CampaignRow, user: User): Promise<PoolDetails> {
  const { id } = campaign;
  const [sums, payers, reserved, silence, lock, minimum, dispute] = await Promise.all([
    selectPoolSums(context.db, id),
    listPayers(context, id),
    sumReserved(context.db, id),
    readSilence(context, id, context.now()),
    selectPoolLock(context.db, id),
    readMinimum(context, campaign),
    selectOpenPoolDispute(context.db, id),
  ]);
  const people = await findPeople(
    context,
    payers.map(({ accountId }) => accountId),
  );
  const paid = sumPaid(payers);
  const pool = viewPool(sums);
  const held = sums.funded - sums.refunded - sums.spent - sums.settled;
  return {
    ...pool,
    paid: toRupees(paid),
    proposed: toRupees(reserved.proposed),
    disputed: toRupees(reserved.disputed),
    free: dispute ? 0 : toRupees(held - reserved.proposed - reserved.disputed),
    minimum: toRupees(minimum),
    lock: lock?.outcome ?? null,
    returns_on: returnDay(campaign),
    payers: payers.flatMap(({ accountId, paid: own, paidAt }) => {
      const person = people.get(accountId);
      const percent = percentOf(own, paid);
      return person
        ? [{ user: viewPersonCard(person), paid: toRupees(own), percent, paid_at: paidAt?.toISOString() ?? null }]
        : [];
    }),
    silence: { most: toRupees(silence.most), used: toRupees(silence.used) },
    dispute: dispute ? await presentPoolDispute(context, dispute) : null,
    can: await canDo(context, campaign, user),
  };
}

async function canDo(context: Context, campaign: CampaignRow, user: User): Promise<PoolDetails['can']> {
  const isDisputant = await mayDispute(context, campaign, user);
  return {
    propose: await tryOut(user, async () => {
      if (campaign.creator_id !== user.id) throw refuse('RULE', 'Only the campaign owner can do this.');
      await demandProposable(context, campaign);
    }),
    dispute: await tryOut(user, async () => {
      if (!isDisputant) throw notDisputant();
      if (await selectOpenPoolDispute(context.db, campaign.id)) throw inDispute();
    }),
  };
}

/** Whether an action is possible now, by running the check that would refuse it. */
async function tryOut(user: User, check: () => Promise<void>): Promise<Can> {
  try {
    await check();
    return true;
  } catch (error) {
    if (error instanceof AppError) return { reason: inLanguage(user.locale)(error.reason) };
    throw error;
  }
}
