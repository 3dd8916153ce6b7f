import type { OfferSide } from '../../../contract/campaigns/offer-sides.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { CancellingPreview } from '../../../contract/work/cancelling.ts';
import { cancellingTerms } from '../../../contract/work/cancelling-terms.ts';
import type { ApplicationRow } from '../../../database/schema.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { applicationPolicy } from '../../campaigns/applications/applications.policy.ts';
import { findFacts } from '../../campaigns/applications/facts.service.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findCancelling } from '../../campaigns/cancellations/cancellations.service.ts';
import { viewCancellation } from '../../campaigns/cancellations/cancellations.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { readPieces } from '../agreements/reading.service.ts';
import { readOpenWork } from '../deliverables/due.service.ts';
import { keepPart, sumMoves } from '../payments/payments.rules.ts';
import { readPayments } from '../payments/payments.service.ts';
import { defaultKeep, isTooLate, sumOf } from './cancelling.rules.ts';

/** Default part of the influencer if this side cancels funded work, in paise of the price. */
export async function readDefaultKeep(
  context: Context,
  { application }: { application: ApplicationRow },
  by: OfferSide,
): Promise<number> {
  const work = await readOpenWork(context, application);
  const isLate = work !== undefined && isTooLate(work, dateInIndia(context.now()));
  return defaultKeep({ by, payments: await readPayments(context, application), isLate });
}

/** Effect of cancelling on the money of an agreement, for the side that asks. */
export async function readPreview(
  context: Context,
  asked: { user: User; applicationId: string },
): Promise<CancellingPreview> {
  const { application, side } = await findSide(context, asked);
  const payments = await readPayments(context, application);
  const open = (await findCancelling(context, [application.id])).get(application.id)?.open;
  const bySide = side === 'creator' ? 'owner' : 'applicant';
  const facts = (await findFacts(context, await readCampaignOf(context, application), [application]))(application);
  const { cancelled, in_progress, propose } = applicationPolicy(side, facts, asked.user);
  return {
    price: toRupees(sumOf(payments)),
    released: toRupees(payments.reduce((sum, { amount, released }) => sum + (released > 0 ? amount : 0), 0)),
    default: toRupees(open?.default_keep ?? (await readDefaultKeep(context, { application }, bySide))),
    answer_hours: cancellingTerms.answerHours,
    open: open ? viewCancellation(open) : null,
    can: viewCan({ cancelled, in_progress, propose }, asked.user.locale),
  };
}

interface Splitting {
  user: User;
  applicationId: string;
  status: string;
  /** Rupees of the price. */
  keep?: number | null | undefined;
}

/**
 * Payment made by the owner of funded work who proposes a split or agrees to one: its part for the influencer, or what silence
 * brings them if that is more. Null for every other move.
 */
export async function readSplit(context: Context, { keep, ...asked }: Splitting): Promise<Payment | null> {
  if (asked.status !== 'cancelled') return null;
  const { application, side } = await findSide(context, asked);
  if (side !== 'creator' || application.status !== 'in_progress') return null;
  const open = (await findCancelling(context, [application.id])).get(application.id)?.open;
  const usual = open?.default_keep ?? (await readDefaultKeep(context, { application }, 'owner'));
  const given = keep == null ? (open?.keep ?? usual) : toPaise(keep);
  const isAgreed = open?.keep === given;
  const wanted = isAgreed ? given : Math.max(given, usual);
  const payments = await readPayments(context, application);
  const { released: amount } = sumMoves(keepPart(payments, wanted).moves);
  // More than the price is refused when it is carried out.
  if (amount === 0 || wanted > sumOf(payments)) return null;
  const { title } = await readCampaignOf(context, application);
  const pieces = (await readPieces(context, [application.id])).get(application.id) ?? [];
  const part = { payeeId: application.influencer_id, amount, reference: `application:${application.id}`, pieces };
  return { campaign: title, parts: [part] };
}
