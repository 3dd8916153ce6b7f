import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import { owesProduct } from '../../contract/campaigns/compensation.rules.ts';
import type { Database } from '../connection.ts';
import { insertRows, takeIds } from '../insert.ts';
import { agreementTerms } from './agreement-terms.ts';
import { finalStatus, pathTo, spreadTimes } from './application-path.ts';
import type { DemoApplication } from './application-shape.ts';
import { FEATURED_APPLICATIONS } from './applications-featured.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';
import { loadOffers } from './offers.ts';
import { createRandom, type Random } from './random.ts';

interface Setting {
  campaigns: readonly DemoCampaign[];
  creators: readonly StoredCreator[];
  now: Date;
  seed: string;
  hashTerms: (terms: object) => string;
}

const TAKEN = new Set<ApplicationStatus>([
  'accepted',
  'in_progress',
  'submitted',
  'changes_requested',
  'approved',
  'paid',
]);

/**
 * Inserts applications to every published standard campaign, each with its history and, where agreed, its frozen terms.
 */
export async function loadApplications(db: Database, setting: Setting): Promise<DemoApplication[]> {
  const plans = setting.campaigns
    .filter((campaign) => campaign.type === 'standard' && !campaign.is_draft)
    .flatMap((campaign) => planApplications(setting, campaign));
  const ids = await takeIds(db, 'application_id', plans.length);
  const applications = plans.map((plan, index) => ({ ...plan, id: ids[index] ?? 0 }));
  await insertRows(db, 'application', applications.map(applicationRow));
  await insertRows(db, 'application_event', applications.flatMap(eventRows));
  await loadOffers(db, applications, setting.now);
  await insertRows(
    db,
    'agreement',
    applications.flatMap((application) => {
      const accepted = application.events.find((event) => event.to === 'accepted');
      if (!accepted) return [];
      const terms = agreementTerms(application);
      return [
        { application_id: application.id, version: 1, terms, hash: setting.hashTerms(terms), created_at: accepted.at },
      ];
    }),
  );
  return applications;
}

function planApplications(setting: Setting, campaign: DemoCampaign): Omit<DemoApplication, 'id'>[] {
  const random = createRandom(setting.seed, 'applications', campaign.title);
  const featured = FEATURED_APPLICATIONS.filter((each) => each.campaign === campaign.title);
  const named = new Set(featured.map((each) => each.username));
  const byName = new Map(setting.creators.map((creator) => [creator.username, creator]));
  const fitting = setting.creators.filter(
    (creator) => creator.isClaimed && !named.has(creator.username) && fits(campaign, creator, setting.now),
  );
  const count = campaign.title === FEATURED.sadya ? 28 : random.between(campaign.phase === 'held' ? 1 : 3, 12);
  let taken = 0;
  const withStatus = (
    influencer: StoredCreator,
    status: ApplicationStatus,
    more: { quote?: number; message?: string } = {},
  ) => {
    if (TAKEN.has(status)) taken += 1;
    return tellApplication(setting, { campaign, influencer, status, random, ...more });
  };
  const featuredRows = featured.flatMap(({ username, status, rupees, message }) => {
    const influencer = byName.get(username);
    return influencer ? [withStatus(influencer, status, { quote: rupees * 100, message })] : [];
  });
  const crowd = random.sample(fitting, count).map((influencer) => {
    const status = finalStatus(campaign, { random, now: setting.now });
    const isFull =
      TAKEN.has(status) && taken >= Math.min(campaign.slots, campaign.title === FEATURED.sadya ? 5 : campaign.slots);
    return withStatus(influencer, isFull ? 'declined' : status);
  });
  return [...featuredRows, ...crowd];
}

/** Only creators who had joined by then. */
function fits(campaign: DemoCampaign, creator: StoredCreator, now: Date): boolean {
  if (hoursBefore(now, creator.ageDays * 24) > (campaign.published_at ?? now)) return false;
  const followers = Math.max(...creator.socials.map((social) => social.followers));
  return (
    creator.categories.some((category) => campaign.categories.includes(category)) &&
    followers >= (campaign.wanted_followers_min ?? 0) &&
    followers <= (campaign.wanted_followers_max ?? Number.POSITIVE_INFINITY)
  );
}

const MESSAGES = [
  'I have worked with this kind of brief twice this year and can show you the figures.',
  'My audience is mostly from this part of the country. Happy to start within the week.',
  'I would tell it from my own kitchen, no script. Two drafts are included.',
  'Your price is fair for me. I post on Fridays, when most of my people are there.',
  'I used your product before you asked, so this would be honest.',
  'Could I add a story set the day after? Same price.',
  'मुझे यह काम अच्छा लगा। मैं हिन्दी में, अपने घर से, अपनी बात कहूँगी।',
  'मेरे दर्शक ज़्यादातर छोटे शहरों से हैं, उन्हें यह पसंद आएगा।',
];

function tellApplication(
  { now }: Setting,
  facts: {
    campaign: DemoCampaign;
    influencer: StoredCreator;
    status: ApplicationStatus;
    random: Random;
    quote?: number;
    message?: string;
  },
): Omit<DemoApplication, 'id'> {
  const { campaign, influencer, status, random } = facts;
  const steps = pathTo(status, { campaign, influencerId: influencer.id, now, random });
  const times = spreadTimes(steps.length, { campaign, now, random });
  const events = steps.map((step, index) => ({ ...step, from: steps[index - 1]?.to ?? null, at: times[index] ?? now }));
  const hasMoney = campaign.compensation === 'paid' || campaign.compensation === 'mixed';
  const usual = influencer.rates[0]?.price ?? 500_000;
  const cap = campaign.budget_per_creator ?? usual;
  return {
    campaign,
    influencer,
    status,
    message: facts.message ?? random.pick(MESSAGES),
    quote: hasMoney ? (facts.quote ?? Math.min(usual, Math.round((cap * 1.2) / 10_000) * 10_000)) : null,
    events,
  };
}

function applicationRow({ id, campaign, influencer, status, message, quote, events }: DemoApplication) {
  return {
    id,
    campaign_id: campaign.id,
    owner_id: campaign.creator.id,
    influencer_id: influencer.id,
    message,
    quote,
    status,
    arrived_at: owesProduct(campaign) ? (events.find(({ to }) => to === 'submitted')?.at ?? null) : null,
    created_at: events[0]?.at,
    updated_at: events.at(-1)?.at,
  };
}

function eventRows({ id, events, quote }: DemoApplication) {
  return events.map((event) => ({
    application_id: id,
    from_status: event.from,
    to_status: event.to,
    by_id: event.byId,
    note: event.note,
    quote: event.to === 'applied' || event.to === 'offered' ? quote : null,
    created_at: event.at,
  }));
}
