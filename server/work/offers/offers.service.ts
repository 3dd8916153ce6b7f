import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Offer, OfferThread } from '../../../contract/work/offers.ts';
import type { OfferRow } from '../../../database/schema.ts';
import {
  type Agreed,
  findApplication,
  findSide,
  lockAgreed,
} from '../../campaigns/applications/agreement-access.service.ts';
import { mayOffer, sideOf } from '../../campaigns/applications/applications.policy.ts';
import { findFacts } from '../../campaigns/applications/facts.service.ts';
import { findApplicantCards } from '../../campaigns/applications/present.service.ts';
import { lockPostedCampaign, readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { listThread, readOffer } from '../../campaigns/offer-records/offer-records.service.ts';
import { findActors } from '../../core/people/actors.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { AppError, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { quoteOffers } from '../escrow/quote.service.ts';
import { findClashes } from '../exclusivity/exclusivity.service.ts';
import { type Answering, settleOffer } from './answer.service.ts';
import { readBudget } from './budget.service.ts';
import { type NewOffer, putOffer } from './make.service.ts';
import { offerPolicy } from './offers.policy.ts';
import { viewOffer, viewSubject } from './offers.views.ts';

const what = 'This offer';

interface Asked {
  user: User;
  applicationId: string;
}

/** All offers of an application for its two sides, with what the reader may do. */
export async function listOffers(context: Context, asked: Asked): Promise<OfferThread> {
  const { application, side } = await findSide(context, asked);
  const campaign = await readCampaignOf(context, application);
  const factsOf = await findFacts(context, campaign, [application]);
  const rows = await listThread(context, application.id);
  const card = (await findApplicantCards(context, asked.user, [application])).get(application.influencer_id);
  if (!card) throw refuseNotFound(what);
  const budget = side === 'creator' ? await readBudget(context, campaign) : null;
  const inBudget = (paise: number | null) => (paise === null ? null : toRupees(paise));
  return {
    data: await presentOffers(context, { campaign, application }, { reader: asked.user, rows }),
    application: viewSubject({ application, card, first: rows[0] }),
    can: viewCan({ offer: mayOffer(side, factsOf(application)) }, asked.user.locale),
    budget: budget && { per_creator: inBudget(budget.perCreator), remaining: inBudget(budget.remaining) },
  };
}

/** Makes an offer or a counter-offer. */
export async function makeOffer(context: Context, asked: Asked, wanted: Omit<NewOffer, 'user'>): Promise<Offer> {
  const { application: seen } = await findSide(context, asked);
  return inTransaction(context, async (tx) => {
    await lockPostedCampaign(tx, seen.campaign_id);
    const agreed = await lockAgreed(tx, seen);
    if (wanted.amount === null && offersMoney(agreed.campaign)) {
      throw refuseField('BAD_INPUT', 'amount', 'Enter the amount.');
    }
    const { application, offer } = await putOffer(tx, agreed, { ...wanted, user: asked.user });
    return presentOne(tx, { ...agreed, application }, { reader: asked.user, row: offer });
  });
}

/** An offer for one of its two sides; not found for anybody else. */
export async function findOffer(context: Context, { user, id }: { user: User; id: string }): Promise<OfferRow> {
  const offer = await readOffer(context, rowId(id, what));
  if (!offer) throw refuseNotFound(what);
  await findSide(context, { user, applicationId: String(offer.application_id) }).catch((error) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? refuseNotFound(what) : error;
  });
  return offer;
}

/** Accepts, declines or withdraws an offer. */
export async function answerOffer(context: Context, id: string, answer: Answering): Promise<Offer> {
  const seen = await findOffer(context, { user: answer.user, id });
  return inTransaction(context, async (tx) => {
    const application = await findApplication(tx, seen.application_id);
    await lockPostedCampaign(tx, application.campaign_id);
    const agreed = await lockAgreed(tx, application);
    const offer = (await readOffer(tx, seen.id)) ?? seen;
    const settled = await settleOffer(tx, { ...agreed, offer }, answer);
    const now = { ...agreed, application: settled.application };
    return presentOne(tx, now, { reader: answer.user, row: settled.offer });
  });
}

async function presentOne(tx: Context, agreed: Agreed, { reader, row }: { reader: User; row: OfferRow }) {
  const [view] = await presentOffers(tx, agreed, { reader, rows: [row] });
  if (!view) throw refuseNotFound(what);
  return view;
}

interface Reading {
  reader: Pick<User, 'id' | 'locale'>;
  rows: readonly OfferRow[];
}

/** Offers of one application as a side sees them. */
async function presentOffers(context: Context, agreed: Agreed, { reader, rows }: Reading): Promise<Offer[]> {
  const { campaign, application } = agreed;
  const factsOf = await findFacts(context, campaign, [application]);
  const side = sideOf(reader.id, campaign, application);
  const netOf = await quoteOffers(context, agreed, reader.id);
  const now = context.now();
  const actedIn = ({ by_side, person_id: personId }: OfferRow) => {
    return { accountId: by_side === 'owner' ? campaign.creator_id : application.influencer_id, personId };
  };
  const actorOf = await findActors(context, rows.map(actedIn));
  const live = rows.filter(({ status }) => status === 'live');
  const asked = live.map(({ terms }) => terms.exclusivity);
  const clashes = live.length > 0 ? await findClashes(context, agreed, { reader, asked }) : [];
  return rows.map((row) => {
    const can = viewCan(offerPolicy(side, row, factsOf(application)), reader.locale);
    const person = actorOf(actedIn(row));
    const at = live.indexOf(row);
    return viewOffer({
      row,
      can,
      now,
      person,
      clashes: clashes[at] ?? [],
      net: row.amount === null ? null : netOf(row),
    });
  });
}
