import type { OfferAnswer } from '../../../contract/work/offers.ts';
import type { ApplicationRow, OfferRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { sideOf } from '../../campaigns/applications/applications.policy.ts';
import { findFacts } from '../../campaigns/applications/facts.service.ts';
import { recordMove } from '../../campaigns/applications/progress.service.ts';
import { endOffer } from '../../campaigns/offer-records/offer-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { demand } from '../../kit/http/policy.ts';
import { findReadPlatforms } from '../../social/social-records/posts.service.ts';
import { freezeAgreement } from '../agreements/freeze.service.ts';
import { planDeliverables } from '../deliverables/planning.service.ts';
import { readPayments } from '../payments/payments.service.ts';
import { demandBudget } from './budget.service.ts';
import { returnApplication } from './expiry.service.ts';
import type { Offered } from './make.service.ts';
import { notifyOffer } from './notices.service.ts';
import { offerPolicy } from './offers.policy.ts';

export interface Answering {
  user: User;
  device: Device;
  status: OfferAnswer;
  note?: string | null | undefined;
  /** Hash of the terms the person read before accepting. */
  readHash?: string | undefined;
  /** Accepts though it is above the budget. */
  confirm?: boolean | undefined;
}

/** Answers an offer on a locked application; its maker withdraws it. */
export async function settleOffer(
  tx: Context,
  { offer, ...agreed }: Agreed & { offer: OfferRow },
  answer: Answering,
): Promise<Offered> {
  const { campaign, application } = agreed;
  const side = sideOf(answer.user.id, campaign, application);
  const factsOf = await findFacts(tx, campaign, [application]);
  demand(offerPolicy(side, offer, factsOf(application))[answer.status], 'This offer');
  if (answer.status === 'accepted') {
    if (side === 'creator' && !answer.confirm) await demandBudget(tx, campaign, offer.amount);
    return accept(tx, { ...agreed, offer }, answer);
  }
  const note = answer.note || null;
  const ended = await endOffer(tx, offer, { status: answer.status });
  const returned = await returnApplication(tx, agreed, { offer, byId: answer.user.id, note });
  await notifyOffer(tx, { campaign, application: returned }, { offer: ended, what: answer.status, note });
  return { application: returned, offer: ended };
}

/** An accepted offer becomes an agreement with work to do. */
async function accept(
  tx: Context,
  { campaign, application, offer }: Agreed & { offer: OfferRow },
  { user, device, note, readHash }: Answering,
): Promise<Offered> {
  const quote = offer.amount === null ? {} : { quote: offer.amount };
  const moved: ApplicationRow = await recordMove(tx, {
    campaign,
    application,
    to: 'accepted',
    byId: user.id,
    note,
    ...quote,
  });
  const ended = await endOffer(tx, offer, { status: 'accepted', answeredOn: device.userAgent });
  await freezeAgreement(tx, { campaign, application: moved, offer: ended }, readHash);
  const readPlatforms = await findReadPlatforms(tx, application.influencer_id);
  const { deliverables: agreed, idea_first: isIdeaFirst } = offer.terms;
  await planDeliverables(tx, [{ applicationId: application.id, agreed, readPlatforms, isIdeaFirst }]);
  await readPayments(tx, moved);
  return { application: moved, offer: ended };
}
