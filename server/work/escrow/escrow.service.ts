import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import type { ApplicationRow, CampaignRow, EscrowOrderRow } from '../../../database/schema.ts';
import { findApplication, findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { sideOf } from '../../campaigns/applications/applications.policy.ts';
import { readAcceptedAt } from '../../campaigns/applications/unfunded.service.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findCancelling } from '../../campaigns/cancellations/cancellations.service.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { owesNothing } from '../../money/debts/debts.policy.ts';
import { readDebt } from '../../money/debts/debts.service.ts';
import { readAdvanceOwed } from '../../money/ledger/advances.service.ts';
import { readPayments, readPlanFacts } from '../payments/payments.service.ts';
import { viewPayment } from '../payments/payments.views.ts';
import { readPieces, readSilenceEnd } from '../work-clock/work-clock.service.ts';
import { type EscrowFacts, escrowPolicy, type PayingFacts } from './escrow.policy.ts';
import { selectOrderOf } from './escrow.queries.ts';
import { shownStatus, viewEscrow } from './escrow.views.ts';
import { canHoldMoney } from './holding.ts';
import { readPrice, readQuote } from './quote.service.ts';
import { syncSharedFor } from './shared-sync.service.ts';
import { syncOrder } from './sync.service.ts';
import { fundBy } from './unfunded.rules.ts';

interface Asked {
  user: User;
  applicationId: string;
}

/** Status of an agreement's money. While a payment is open the gateway is asked, since its webhook may be late. */
export async function getEscrow(context: Context, asked: Asked): Promise<Escrow> {
  const { application, side } = await findSide(context, asked);
  const order = await selectOrderOf(context.db, application.id);
  if (order?.status === 'created' || application.status === 'accepted') {
    await askAboutPayments(context, application.id, order).catch((error) =>
      context.log.warn({ err: error }, 'The gateway could not be asked for a payment'),
    );
  }
  // A payment that came in meanwhile has moved it on.
  const now = await findApplication(context, application.id);
  return presentEscrow(context, { application: now, side, reader: asked.user });
}

async function askAboutPayments(context: Context, applicationId: number, order: EscrowOrderRow | undefined) {
  if (order?.status === 'created') await syncOrder(context, order.provider_id);
  await syncSharedFor(context, applicationId);
}

interface Seen {
  application: ApplicationRow;
  /** As whom it is read. */
  side: 'creator' | 'applicant';
  reader: User;
}

export async function presentEscrow(context: Context, { application, side, reader }: Seen): Promise<Escrow> {
  const campaign = await readCampaignOf(context, application);
  const order = await selectOrderOf(context.db, application.id);
  const isHeld = order?.status === 'held';
  const cancelling = isHeld ? await findCancelling(context, [application.id]) : undefined;
  const autoReleaseAt = isHeld ? await readSilenceEnd(context, application) : null;
  const plan = {
    money: order ? shownStatus(order) : ('none' as const),
    facts: await readPlanFacts(context, application),
    approvedOn: autoReleaseAt && dateInIndia(autoReleaseAt),
  };
  return viewEscrow({
    application,
    order,
    net: await readQuote(context, { application, order, readerId: reader.id }),
    payments: (await readPayments(context, application)).map((row) => viewPayment(row, plan)),
    autoReleaseAt,
    due: (await readPrice(context, application)).amount,
    fundBy: await readFundBy(context, campaign, application),
    can: viewCan(
      escrowPolicy(
        sideOf(reader.id, campaign, application),
        await readFacts(context, { campaign, application, order }),
      ),
      reader.locale,
    ),
    advanceOwed: application.status === 'cancelled' ? await readAdvanceOwed(context, application.id) : 0,
    asked: cancelling?.get(application.id)?.open ?? null,
    isCreator: side === 'creator',
  });
}

interface Agreement {
  campaign: CampaignRow;
  application: ApplicationRow;
  order: EscrowOrderRow | undefined;
}

async function readFacts(context: Context, { campaign, application, order }: Agreement): Promise<EscrowFacts> {
  return {
    money: order?.status,
    pieces: order?.status === 'held' ? await readPieces(context, application) : [],
    agreement: { campaign, application },
    paying: await readPayingFacts(context, { payerId: campaign.creator_id, payeeId: application.influencer_id }),
  };
}

interface Ends {
  payerId: number;
  payeeId: number;
}

/** Facts that decide a payment between two accounts. */
export async function readPayingFacts(context: Context, { payerId, payeeId }: Ends): Promise<PayingFacts> {
  return {
    isHolding: canHoldMoney(context),
    debt: owesNothing(await readDebt(context, payerId)),
    isSamePerson: (await findSamePerson(context, payerId, [payeeId])).has(payeeId),
  };
}

/** When an accepted application ends without its money; null in any other state. */
async function readFundBy(context: Context, campaign: CampaignRow, application: ApplicationRow): Promise<Date | null> {
  if (application.status !== 'accepted') return null;
  const acceptedAt = (await readAcceptedAt(context, [application.id])).get(application.id);
  if (!acceptedAt || !paysMoney(campaign, application.quote)) return null;
  return fundBy({ acceptedAt, startDate: campaign.start_date });
}
