import type { Business } from './business.ts';
import { type DemoCampaign, dateInIndia, type FeaturedPlan } from './campaign-shape.ts';
import { PAST_PLANS } from './campaigns-past.ts';

interface Setting {
  brands: readonly Business[];
  partners: readonly Business[];
  now: Date;
}

/** Titles by which the rest of the story refers to the featured campaigns. */
export const FEATURED = {
  sadya: 'Sadya at home: one leaf, twelve kitchens',
  trail: 'Handloom trail: Mysuru to Madurai in ten looms',
  diwali: 'दिवाली मिठाई बॉक्स',
  sambar: 'Sambar mix, first pour',
  roast: 'Monsooned beans, twelve balconies',
  tea: 'Second flush, first cup',
  kalam: 'Fort Kochi in forty frames',
  looms: 'Looms at dusk: six villages, one van',
} as const;

const PLANS: FeaturedPlan[] = [
  {
    title: FEATURED.sadya,
    creatorName: 'Kottaram Spices',
    phase: 'running',
    days: [-8, 5, -3, 20],
    brief:
      'Cook one half of the Onam sadya in your own kitchen with our sambar mix. Two reels: the first half from above on the banana leaf, the second at eye level when the sambar is poured. Say in Malayalam first, then in a language of your choice, what the mix replaces and what it costs.',
    objective: 'sales',
    languages: ['ml', 'hi'],
    locations: ['kochi', 'thrissur', 'thiruvananthapuram'],
    wanted_followers_min: 10_000,
    budget_total: 30_000_000,
    budget_per_creator: 2_500_000,
    slots: 12,
    content: [
      { type: 'reel', quantity: 2 },
      { type: 'story', quantity: 1 },
    ],
    hashtags: ['#SadyaAtHome', '#KottaramSpices'],
    dos: ['Banana leaf in the first two seconds', 'Say “sambar mix” in Malayalam first'],
    donts: ['Other spice brands in the picture'],
  },
  {
    title: FEATURED.trail,
    creatorName: 'Nandini Drapes',
    phase: 'open',
    days: [-11, 9, 11, 24],
    type: 'joint',
    objective: 'event',
    compensation: 'product',
    product_value: 250_000,
    budget_total: null,
    budget_per_creator: null,
    slots: 6,
    brief:
      'Ten looms between Mysuru and Madurai in fourteen days, filmed by one crew, told by six creators, open to whoever walks in. What comes in is shared by what each side brought.',
    categories: ['handloom', 'travel'],
    languages: ['kn', 'ta', 'en'],
    locations: ['mysuru', 'madurai'],
    content: [{ type: 'reel', quantity: 12 }],
    hashtags: ['#HandloomTrail'],
    dos: ['Name every weaver'],
    donts: ['Bargaining on camera'],
  },
  {
    title: FEATURED.diwali,
    creatorName: 'Kottaram Spices',
    phase: 'done',
    days: [-70, -52, -45, -24],
    brief: 'मिठाई का डिब्बा, मसालों की ख़ुशबू। एक रील जिसमें घर की दिवाली दिखे, बिना बनावट के। डिब्बा हम भेजेंगे।',
    languages: ['hi'],
    budget_total: 19_200_000,
    budget_per_creator: 2_400_000,
    slots: 8,
    hashtags: ['#MithaiBox'],
  },
  {
    title: FEATURED.sambar,
    creatorName: 'Kottaram Spices',
    phase: 'held',
    days: [-6, 12, 15, 35],
    brief:
      'The new sambar mix meets its first pan. Pour, taste, say what is missing. We hold this until the second batch is packed.',
    budget_total: 4_000_000,
    budget_per_creator: 1_000_000,
    slots: 4,
    hashtags: ['#FirstPour'],
  },
  {
    title: FEATURED.roast,
    creatorName: 'Malabar Roasters',
    phase: 'open',
    days: [-5, 7, 10, 32],
    brief: 'Monsooned Malabar, brewed on your balcony at six in the morning. One reel, no talking until the first sip.',
    objective: 'launch',
    budget_total: 24_000_000,
    budget_per_creator: 2_000_000,
    slots: 12,
    hashtags: ['#TwelveBalconies'],
  },
  {
    title: FEATURED.tea,
    creatorName: 'Brahmaputra Tea',
    phase: 'running',
    days: [-26, -8, -5, 14],
    brief: 'The second flush has arrived. Show the leaf, the colour and the person you make the first cup for.',
    objective: 'content',
    budget_total: 12_000_000,
    budget_per_creator: 2_000_000,
    slots: 6,
    hashtags: ['#FirstCup'],
  },
  {
    title: FEATURED.kalam,
    creatorName: 'Studio Kalam',
    phase: 'open',
    days: [-3, 10, 14, 30],
    brief:
      'Forty photographs of Fort Kochi by people who live there. We print, frame and hang them; you tell how each was made.',
    objective: 'content',
    categories: ['photography', 'art'],
    budget_total: 9_000_000,
    budget_per_creator: 1_500_000,
    slots: 6,
    content: [
      { type: 'post', quantity: 2 },
      { type: 'reel', quantity: 1 },
    ],
    hashtags: ['#FortyFrames'],
  },
];

/** A running joint campaign with draws from its pool. */
const POOL_PLAN: FeaturedPlan = {
  title: FEATURED.looms,
  creatorName: 'Nandini Drapes',
  phase: 'running',
  days: [-26, -12, -6, 16],
  type: 'joint',
  objective: 'event',
  compensation: 'product',
  product_value: 250_000,
  budget_total: null,
  budget_per_creator: null,
  slots: 6,
  brief:
    'Six weaving villages around Mysuru, filmed when the lamps are lit. One van, one crew, and an evening market in each village. What comes in is shared by what each side brought.',
  categories: ['handloom', 'travel'],
  languages: ['kn', 'en'],
  locations: ['mysuru'],
  content: [{ type: 'reel', quantity: 12 }],
  hashtags: ['#LoomsAtDusk'],
  dos: ['Name every weaver'],
  donts: ['Bargaining on camera'],
};

/** Campaigns of the cast. */
export function featuredCampaigns(setting: Setting): DemoCampaign[] {
  const past = PAST_PLANS.map(({ paid, ...plan }) => ({ ...plan, phase: 'done' as const }));
  return tellPlans(setting, [...PLANS, ...past]);
}

/** The campaign with draws from its pool. */
export function poolCampaigns(setting: Setting): DemoCampaign[] {
  return tellPlans(setting, [POOL_PLAN]);
}

function tellPlans({ brands, partners, now }: Setting, plans: readonly FeaturedPlan[]): DemoCampaign[] {
  const byName = new Map([...brands, ...partners].map((business) => [business.name, business]));
  return plans.map(({ creatorName, days, ...plan }) => {
    const creator = byName.get(creatorName);
    if (!creator) throw new Error(`The story needs ${creatorName}.`);
    const held_at = plan.phase === 'held' ? now : null;
    return { ...plainCampaign(creator, now, days), is_draft: false, held_at, ...plan };
  });
}

function plainCampaign(creator: Business, now: Date, [published, deadline, start, end]: FeaturedPlan['days']) {
  const at = new Date(now.getTime() + published * 86_400_000);
  return {
    creator,
    type: 'standard' as const,
    brief: '',
    objective: 'awareness' as const,
    platforms: ['instagram'],
    content: [{ type: 'reel', quantity: 1 }],
    categories: [creator.category],
    languages: [] as string[],
    locations: [] as string[],
    wanted_gender: null,
    wanted_followers_min: 5_000,
    wanted_followers_max: null,
    wanted_engagement_min: null,
    compensation: 'paid' as const,
    budget_total: null,
    budget_per_creator: null,
    product_value: null,
    commission_percent: null,
    slots: 6,
    application_deadline: dateInIndia(now, deadline),
    start_date: dateInIndia(now, start),
    end_date: dateInIndia(now, end),
    hashtags: [] as string[],
    mentions: [`@${creator.username}`],
    dos: [] as string[],
    donts: [] as string[],
    disclosure_label: '#ad',
    link: `https://${creator.username}.example`,
    usage_days: 90,
    usage_territory: 'India',
    published_at: at,
    created_at: at,
    updated_at: at,
  };
}
