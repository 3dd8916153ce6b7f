import type { PoolDetails } from '../../../contract/hub/pools.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { listContributions } from '../../campaigns/pledges/pledges.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { percentOf, sumPaid } from './consent.rules.ts';
import { readSilence } from './executing.service.ts';
import { readMinimum, readPoolFacts, readPoolReader } from './facts.service.ts';
import { listPayers, type Payer } from './payers.service.ts';
import { selectOpenPoolDispute } from './pool-disputes.queries.ts';
import { mayDisputePool, mayPropose, mayRecord, maySplit } from './pools.policy.ts';
import { selectPoolLock, selectPoolSums } from './pools.queries.ts';
import { viewPool } from './pools.views.ts';
import { presentPoolDispute } from './present.service.ts';
import { areTermsSettled } from './proposals.service.ts';
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
    dispute: dispute ? await presentPoolDispute(context, user, dispute) : null,
    can: await readCan(context, campaign, { user, payers }),
  };
}

/** Permissions of a reader on the pool and its settlements. */
async function readCan(context: Context, campaign: CampaignRow, { user, payers }: { user: User; payers: Payer[] }) {
  const owner = { isOwner: campaign.creator_id === user.id };
  const facts = await readPoolFacts(context, campaign);
  const reader = await readPoolReader(context, campaign, { user, payers });
  const hasContributions = (await listContributions(context, campaign.id)).length > 0;
  const answers = {
    propose: mayPropose(owner, facts, await areTermsSettled(context, campaign.id)),
    dispute: mayDisputePool(reader, facts),
    recorded: mayRecord(owner, { hasContributions }),
    pool: maySplit(owner, facts),
  };
  return viewCan(answers, user.locale);
}
