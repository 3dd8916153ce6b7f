import { hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findOwnPart } from '../../campaigns/applications/application-counts.service.ts';
import { addBooked } from '../../campaigns/applications/progress.service.ts';
import { lockOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findFactsOf } from '../../campaigns/campaigns/campaign-facts.service.ts';
import { mayInvite } from '../../campaigns/campaigns/campaigns.policy.ts';
import { postCampaign } from '../../campaigns/campaigns/campaigns.service.ts';
import { mayBook } from '../../campaigns/packages/packages.policy.ts';
import { findPackage } from '../../campaigns/packages/packages.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { presentApplications } from '../agreements/present.service.ts';
import { putOffer } from '../offers/make.service.ts';
import { bookedWork, briefWords, campaignFor, dueOf } from './bookings.rules.ts';

interface Booking {
  user: User;
  /** Package id. */
  id: string;
  campaign_id?: string | null | undefined;
  message: string;
  /** Rupees that the user saw. */
  price?: number | undefined;
  confirm?: boolean | undefined;
}

type Booked = Awaited<ReturnType<typeof findPackage>>;

/** Makes an offer of a package's work at its price, in a campaign of the user or in a new one for it. */
export async function bookPackage(context: Context, booking: Booking): Promise<Application> {
  const { user, message, price, confirm } = booking;
  demand(mayBook(user.role));
  return inTransaction(context, async (tx) => {
    const booked = await findPackage(tx, booking);
    if (price !== undefined && toPaise(price) !== booked.price) {
      throw refuse('STALE', 'The price of this package has changed. Check it again.');
    }
    const when = { today: dateInIndia(tx.now()), answerDays: Math.ceil(tx.config.offerHours / 24) };
    const campaign = await findCampaign(tx, booked, { ...booking, ...when });
    const applied = { influencerId: booked.influencer_id, quote: booked.price };
    const application = await addBooked(tx, { campaign, ...applied });
    const due = dueOf(booked, when);
    const deliverables = bookedWork(booked, { due, endDate: campaign.end_date });
    const offer = { user, amount: toRupees(booked.price), terms: { deliverables }, note: message, confirm };
    const { application: offered } = await putOffer(tx, { campaign, application }, offer);
    const [view] = await presentApplications(tx, { campaign, reader: user }, [offered]);
    if (!view) throw refuseNotFound('This package');
    return view;
  });
}

type Wanted = Booking & { today: string; answerDays: number };

/** The campaign to book in: the one that was named, or a new one. */
async function findCampaign(tx: Context, booked: Booked, wanted: Wanted): Promise<CampaignRow> {
  const { user, campaign_id: id, message, today, answerDays } = wanted;
  if (id == null) {
    if (user.campaignIds !== null) throw refuse('ROLE', 'Choose one of your campaigns. You work on named ones.');
    const brief = [inLanguage(user.locale)(briefWords(booked)), message].filter(Boolean).join('\n\n');
    return postCampaign(tx, { user, body: campaignFor(booked, { today, answerDays, brief }) });
  }
  const campaign = await lockOwnCampaign(tx, { user, id });
  demand(mayInvite(user, campaign, await findFactsOf(tx, user, campaign)));
  if (campaign.type === 'joint' || !offersMoney(campaign)) {
    throw refuse('RULE', 'Choose a campaign that pays money. Packages have a price.');
  }
  const part = await findOwnPart(tx, booked.influencer_id, [campaign.id]);
  const own = part.application.get(campaign.id);
  if (own && !hasEnded(own.status)) {
    throw refuse('ALREADY_APPLIED', 'They’re already part of this campaign. Make your offer there.');
  }
  return campaign;
}
