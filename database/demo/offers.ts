import { defaultPayments } from '../../contract/campaigns/default-payments.rules.ts';
import type { OfferTerms } from '../../contract/campaigns/offer-terms.ts';
import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';

/** Hours left to answer an open offer, and given to the answered ones. */
const [hoursLeft, hoursGiven] = [50, 72];
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/** Inserts the offer of every application that came to one, open or answered. */
export async function loadOffers(db: Database, applications: readonly DemoApplication[], now: Date): Promise<void> {
  await insertRows(
    db,
    'offer',
    applications.flatMap((application) => offerRow(application, now) ?? []),
  );
}

const endings = { accepted: 'accepted', declined: 'withdrawn', withdrawn: 'declined' } as const;

function offerRow({ id, campaign, quote, events }: DemoApplication, now: Date) {
  const index = events.findIndex(({ to }) => to === 'offered');
  const offered = events[index];
  if (!offered) return null;
  const ending = events[index + 1];
  const status = ending ? endings[ending.to as keyof typeof endings] : 'live';
  return {
    application_id: id,
    by_side: 'owner',
    from_status: offered.from,
    from_quote: quote,
    amount: quote,
    status,
    terms: termsOf(campaign, quote),
    note: offered.note,
    created_at: offered.at,
    ended_at: ending?.at ?? null,
    expires_at: ending ? later(offered.at, hoursGiven) : later(now, hoursLeft),
  };
}

function termsOf(campaign: DemoApplication['campaign'], quote: number | null): OfferTerms {
  const { usage_days: days, usage_territory: territory } = campaign;
  return {
    deliverables: campaign.content,
    payments: quote === null ? [] : defaultPayments(quote / 100, campaign.content),
    usage_rights: territory === null ? null : { days, territory },
    exclusivity: null,
    days_online: 30,
    partnership_ad_until: null,
    raw_files: false,
    collab_tag: false,
    idea_first: false,
  };
}
