import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { OfferTerms, OfferTermsBody } from '../../../contract/campaigns/offer-terms.ts';
import { addDays, dateInIndia, hourMs } from '../../../contract/kit/calendar.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, OfferRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { mayOffer, sideOf } from '../../campaigns/applications/applications.policy.ts';
import { findFacts } from '../../campaigns/applications/facts.service.ts';
import { recordMove } from '../../campaigns/applications/progress.service.ts';
import {
  countOffers,
  endOffer,
  findLiveOffer,
  storeOffer,
} from '../../campaigns/offer-records/offer-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { isSmallEnterprise, readOwnGst } from '../../money/invoices/billing-details.service.ts';
import { taxOn } from '../../money/taxes/taxes.rules.ts';
import { dueDay } from '../escrow/clock.rules.ts';
import { msmeDays } from '../payments/payments.rules.ts';
import { demandBudget } from './budget.service.ts';
import { expireLive } from './expiry.service.ts';
import { notifyOffer } from './notices.service.ts';
import { completeTerms, offerProblem } from './offers.rules.ts';

/** Offers of one side on an application, since the thread is read whole. Neither can use up the other's. */
const maxOffers = 50;

export interface NewOffer {
  user: User;
  /** Rupees without GST; null where no money is paid. */
  amount: number | null;
  terms?: OfferTermsBody;
  note?: string | null | undefined;
  expiresAt?: Date | undefined;
  /** Made though it is above the budget. */
  confirm?: boolean | undefined;
}

export interface Offered {
  application: ApplicationRow;
  offer: OfferRow;
}

/** Makes an offer on a locked application: the live one from now on, which counters the one before it. */
export async function putOffer(tx: Context, seen: Agreed, wanted: NewOffer): Promise<Offered> {
  const agreed = await expireLive(tx, seen);
  const { campaign, application } = agreed;
  const side = sideOf(wanted.user.id, campaign, application);
  const factsOf = await findFacts(tx, campaign, [application]);
  demand(mayOffer(side, factsOf(application)), 'This application');
  const bySide = side === 'creator' ? 'owner' : 'applicant';
  if ((await countOffers(tx, { applicationId: application.id, side: bySide })) >= maxOffers) {
    throw refuse('RULE', msg`You’ve made ${{ max: maxOffers }} offers here. Accept the open one, or talk first.`);
  }
  const checked = await checkOffer(tx, agreed, wanted);
  const amount = wanted.amount === null ? null : toPaise(wanted.amount);
  if (side === 'creator' && !wanted.confirm) await demandBudget(tx, campaign, amount);
  const before = await findLiveOffer(tx, application.id);
  if (before) await endOffer(tx, before, { status: 'countered' });
  const note = wanted.note || null;
  const gstBasisPoints = amount === null ? 0 : await readOwnGst(tx, application.influencer_id);
  const offer = await storeOffer(tx, {
    application_id: application.id,
    by_side: bySide,
    from_status: before?.from_status ?? (application.status === 'applied' ? 'applied' : 'shortlisted'),
    from_quote: before ? before.from_quote : application.quote,
    amount,
    gst_basis_points: gstBasisPoints,
    gst: taxOn(amount ?? 0, gstBasisPoints),
    terms: JSON.stringify(checked.terms),
    note,
    expires_at: checked.expiresAt,
  });
  const quote = amount === null ? {} : { quote: amount };
  const move = { campaign, application, to: 'offered', byId: wanted.user.id, note, ...quote } as const;
  const moved = await recordMove(tx, { ...move, isNotified: true });
  await notifyOffer(tx, { campaign, application: moved }, { offer, what: before ? 'countered' : 'made', note });
  tx.afterCommit(() => tx.jobs.send('offers.expire', {}, { runAfter: secondsTo(tx, offer) }));
  return { application: moved, offer };
}

async function checkOffer(
  tx: Context,
  { campaign, application }: Agreed,
  { amount, terms: named = {}, expiresAt }: NewOffer,
) {
  const now = tx.now();
  const expires = expiresAt ?? new Date(now.getTime() + tx.config.offerHours * hourMs);
  const terms = completeTerms(campaign, named, amount);
  const hasPlan = named.payments !== undefined;
  const problem = offerProblem({
    campaign,
    amount,
    terms,
    hasPlan,
    now,
    today: dateInIndia(now),
    expiresAt: expires,
    readyBy: application.ready_by,
    latestPayment: await readLatestPayment(tx, { campaign, application }, terms),
  });
  if (problem) throw refuseField('BAD_INPUT', problem.field, problem.reason);
  return { terms, expiresAt: expires };
}

/** The last day on which a micro or small enterprise can be paid for this work; null for others. */
async function readLatestPayment(tx: Context, { campaign, application }: Agreed, { deliverables }: OfferTerms) {
  if (!(await isSmallEnterprise(tx, application.influencer_id))) return null;
  const today = dateInIndia(tx.now());
  const due = dueDay({ content: deliverables, end_date: campaign.end_date }, application.ready_by);
  return addDays([due, today].toSorted()[1] ?? today, msmeDays);
}

function secondsTo(tx: Context, { expires_at }: OfferRow): number {
  return Math.ceil((expires_at.getTime() - tx.now().getTime()) / 1000) + 1;
}

/** Rupees of an offer that names no price: those on the table. */
export function standingPrice({ campaign, application: { quote } }: Agreed): number | null {
  return quote === null || !offersMoney(campaign) ? null : toRupees(quote);
}
