import { cutText } from '../../contract/kit/truncate.ts';
import type { Database } from '../connection.ts';
import { insertReturningIds } from '../insert.ts';
import type { Business } from './business.ts';
import { ideasFor, JOINT_IDEAS } from './campaign-ideas.ts';
import { type CampaignPhase, type DemoCampaign, dateInIndia, phaseDays } from './campaign-shape.ts';
import { featuredCampaigns, poolCampaigns } from './campaigns-featured.ts';
import type { DemoCity } from './creator.ts';
import { createRandom, type Random } from './random.ts';

/** Number of campaigns of each phase, besides the featured ones. */
const STANDARD: [CampaignPhase, number][] = [
  ['draft', 7],
  ['held', 7],
  ['open', 38],
  ['running', 32],
  ['done', 26],
];
const JOINT: [CampaignPhase, number][] = [
  ['draft', 3],
  ['held', 3],
  ['open', 16],
  ['running', 10],
  ['done', 8],
];

/** Usage rights that the demo brands ask for beyond the creator's own post. */
const usages = [
  { usage_days: 90, usage_territory: 'India' },
  { usage_days: 30, usage_territory: 'India' },
  { usage_days: null, usage_territory: null },
];

interface Setting {
  brands: readonly Business[];
  partners: readonly Business[];
  cities: ReadonlyMap<string, DemoCity>;
  now: Date;
  seed: string;
}

/** Inserts the campaigns of the story, featured ones first. */
export async function loadCampaigns(db: Database, setting: Setting): Promise<DemoCampaign[]> {
  const campaigns = numberParts([
    ...featuredCampaigns(setting),
    ...planOf(STANDARD).map((phase, index) => makeStandard(setting, phase, index)),
    ...planOf(JOINT).map((phase, index) => makeJoint(setting, phase, index)),
    ...poolCampaigns(setting),
  ]);
  const rows = campaigns.map(({ phase, creator, ...row }) => ({ creator_id: creator.id, ...row }));
  const ids = await insertReturningIds(db, 'campaign', rows);
  return campaigns.map((campaign, index) => ({ ...campaign, id: ids[index] ?? 0 }));
}

/** Numbers campaigns of a repeated idea as parts, so that titles are unique. */
function numberParts(campaigns: readonly DemoCampaign[]): DemoCampaign[] {
  const told = new Map<string, number>();
  return campaigns.map((campaign) => {
    const part = (told.get(campaign.title) ?? 0) + 1;
    told.set(campaign.title, part);
    return part === 1 ? campaign : { ...campaign, title: `${cutText(campaign.title, 110)}, part ${part}` };
  });
}

function planOf(plan: [CampaignPhase, number][]): CampaignPhase[] {
  return plan.flatMap(([phase, count]) => Array.from({ length: count }, () => phase));
}

function makeStandard(setting: Setting, phase: CampaignPhase, index: number): DemoCampaign {
  const random = createRandom(setting.seed, 'campaign', index);
  const creator =
    index % 9 === 8
      ? random.pick(setting.partners)
      : (setting.brands[(index * 7 + 3) % setting.brands.length] as Business);
  const idea = random.pick(ideasFor(creator.category));
  const perCreator = random.between(6, 90) * 50_000;
  const slots = random.between(2, 12);
  const compensation = random.pick(['paid', 'paid', 'paid', 'paid', 'mixed', 'product', 'commission'] as const);
  const hasMoney = compensation === 'paid' || compensation === 'mixed';
  return {
    ...sharedParts(setting, { random, creator, phase, idea }),
    type: 'standard',
    objective: random.pick(['awareness', 'sales', 'launch', 'content']),
    compensation,
    budget_total: hasMoney ? perCreator * slots : null,
    budget_per_creator: hasMoney ? perCreator : null,
    product_value: compensation === 'product' || compensation === 'mixed' ? random.between(5, 80) * 10_000 : null,
    commission_percent: compensation === 'commission' ? random.between(5, 18) : null,
    slots,
  };
}

function makeJoint(setting: Setting, phase: CampaignPhase, index: number): DemoCampaign {
  const random = createRandom(setting.seed, 'joint', index);
  const creator = random.pick(index % 3 === 0 ? setting.partners : setting.brands);
  return {
    ...sharedParts(setting, { random, creator, phase, idea: random.pick(JOINT_IDEAS) }),
    type: 'joint',
    objective: 'event',
    compensation: 'product',
    budget_total: null,
    budget_per_creator: null,
    product_value: 250_000,
    commission_percent: null,
    slots: random.between(4, 10),
  };
}

function sharedParts(
  { cities, now }: Setting,
  given: { random: Random; creator: Business; phase: CampaignPhase; idea: ReturnType<typeof ideasFor>[number] },
) {
  const { random, creator, phase, idea } = given;
  const days = phaseDays(phase, random);
  const city = cities.get(creator.cityId)?.name ?? '';
  const fill = (text: string) => text.replaceAll('{brand}', creator.name).replaceAll('{city}', city);
  const published = new Date(now.getTime() - days.published * 86_400_000 - random.between(0, 20) * 3_600_000);
  const isSmall = random.chance(0.5);
  return {
    phase,
    creator,
    title: cutText(fill(idea.title), 120),
    brief: fill(idea.brief),
    platforms: random.chance(0.7) ? ['instagram'] : ['instagram', 'youtube'],
    content: [
      { type: 'reel', quantity: random.between(1, 3) },
      ...(random.chance(0.6) ? [{ type: 'story', quantity: random.between(1, 3) }] : []),
    ],
    categories: [creator.category],
    languages: random.chance(0.5) ? ['hi', 'en'] : [],
    locations: random.chance(0.4) ? [creator.cityId] : [],
    wanted_gender: random.chance(0.12) ? 'female' : null,
    wanted_followers_min: isSmall ? 2_000 : 10_000,
    wanted_followers_max: isSmall ? 100_000 : null,
    wanted_engagement_min: random.chance(0.4) ? 2 : null,
    application_deadline: dateInIndia(now, days.deadline),
    start_date: dateInIndia(now, days.start),
    end_date: dateInIndia(now, days.end),
    hashtags: [...idea.hashtags],
    mentions: [`@${creator.username}`],
    dos: [...idea.dos],
    donts: [...idea.donts],
    disclosure_label: random.pick(['#ad', '#ad', '#ad', 'Sponsored', 'Paid partnership']),
    link: `https://${creator.username}.example`,
    ...random.pick(usages),
    is_draft: phase === 'draft',
    held_at: phase === 'held' ? new Date(now.getTime() - 86_400_000) : null,
    published_at: phase === 'draft' ? null : published,
    created_at: published,
    updated_at: published,
  };
}
