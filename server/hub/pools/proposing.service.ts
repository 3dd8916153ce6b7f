import type { Spending } from '../../../contract/hub/pools.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { afterWorkingDays } from '../../../contract/kit/working-days.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findOwnCampaign, lockOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findNeed } from '../../campaigns/pledges/pledges.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { toBasisPoints } from '../../work/escrow/rates.service.ts';
import { consentFor } from './consent.rules.ts';
import { attachToClaim } from './documents.service.ts';
import { executeIfAgreed, maySilencePay } from './executing.service.ts';
import { readPoolFacts } from './facts.service.ts';
import { confirmLock } from './lock.service.ts';
import { readRelation } from './payers.service.ts';
import { mayPropose } from './pools.policy.ts';
import { isSuspended } from './pools.queries.ts';
import { refuseBeyondPool } from './pools.service.ts';
import { presentSpending } from './present.service.ts';
import { areTermsSettled } from './proposals.service.ts';
import { insertSpending } from './spending.queries.ts';
import { notifyProposed } from './spending-notices.service.ts';

interface Wanted {
  user: User;
  /** Campaign id. */
  id: string;
  /** Rupees. */
  amount: number;
  note: string;
  need_id?: string | null | undefined;
  payee_id?: string | null | undefined;
  proof?: string | null | undefined;
}

/** Payment made by a draw: proposing it is the owner's agreement. */
export async function readProposed(context: Context, { user, id, amount, payee_id }: Wanted): Promise<Payment> {
  const campaign = await findOwnCampaign(context, { user, id });
  const payeeId = await findPayee(context, campaign, payee_id);
  return { campaign: campaign.title, parts: [{ payeeId, amount: toPaise(amount) }] };
}

/**
 * Proposes a draw from the pool of a started campaign. Proposing counts as the owner's agreement; the payers are
 * notified, and decide.
 */
export async function spendPool(context: Context, { user, id, note, ...wanted }: Wanted): Promise<Spending> {
  return inTransaction(context, async (tx) => {
    const campaign = await lockOwnCampaign(tx, { user, id });
    if (campaign.type !== 'joint') throw refuse('RULE', 'Only joint campaigns have a pool.');
    const needId = wanted.need_id ? await findNeed(tx, campaign.id, wanted.need_id) : null;
    const payeeId = await findPayee(tx, campaign, wanted.payee_id);
    const facts = await readPoolFacts(tx, campaign);
    demand(mayPropose({ isOwner: true }, facts, await areTermsSettled(tx, campaign.id)));
    await confirmLock(tx, campaign, facts);
    const amount = toPaise(wanted.amount);
    await refuseBeyondPool(tx, campaign, amount);
    const now = tx.now();
    const consent = consentFor(await readRelation(tx, campaign, payeeId));
    const at = afterWorkingDays(now, tx.config.pools.objectionDays);
    const isSilent = consent === 'silence' && (await maySilencePay(tx, { campaignId: campaign.id, amount, at }));
    const row = await insertSpending(tx.db, {
      campaign_id: campaign.id,
      amount,
      note,
      need_id: needId,
      by_id: user.id,
      payee_id: payeeId,
      consent,
      status: 'proposed',
      executes_at: isSilent ? at : null,
      created_at: now,
      proof_note: noteOf(wanted.proof),
      fee_basis_points: toBasisPoints(tx.config.platformFeePercent),
    });
    const ids = paperOf(wanted.proof);
    await attachToClaim(tx, { ids, campaignId: campaign.id, accountId: user.id, by: { spending_id: row.id } });
    await notifyProposed(tx, { campaign, row });
    return presentSpending(tx, await executeIfAgreed(tx, campaign, row), user);
  });
}

/** The payee's account: the owner by default, otherwise an active account that is not an operator. */
async function findPayee(tx: Context, campaign: CampaignRow, wireId: string | null | undefined): Promise<number> {
  if (!wireId) return campaign.creator_id;
  const id = rowId(wireId, 'This person');
  const person = (await findPeople(tx, [id])).get(id);
  if (!person || person.role === 'operator' || (await isSuspended(tx.db, id))) {
    throw refuseField('RULE', 'payee_id', 'Choose someone who has an account here and can be paid.');
  }
  return id;
}

const isPaperId = (proof: string) => /^\d{1,18}$/.test(proof);

function paperOf(proof: string | null | undefined): string[] {
  return proof && isPaperId(proof) ? [proof] : [];
}

function noteOf(proof: string | null | undefined): string | null {
  return proof && !isPaperId(proof) ? proof : null;
}
