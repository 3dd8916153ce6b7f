import type { CampaignRow } from '../schema.ts';
import type { Business } from './business.ts';
import type { Random } from './random.ts';

/** Phase of a demo campaign; the product derives the same from dates and acts. */
export type CampaignPhase = 'draft' | 'held' | 'open' | 'running' | 'done';

/** A campaign before (and, with its id, after) being stored. Money in paise, dates in India. */
export interface DemoCampaign {
  id?: number;
  phase: CampaignPhase;
  creator: Business;
  type: 'standard' | 'joint';
  title: string;
  brief: string;
  objective: 'awareness' | 'sales' | 'launch' | 'content' | 'event';
  platforms: string[];
  content: { type: string; quantity: number }[];
  categories: string[];
  languages: string[];
  locations: string[];
  wanted_gender: string | null;
  wanted_followers_min: number | null;
  wanted_followers_max: number | null;
  wanted_engagement_min: number | null;
  compensation: NonNullable<CampaignRow['compensation']>;
  budget_total: number | null;
  budget_per_creator: number | null;
  product_value: number | null;
  commission_percent: number | null;
  slots: number;
  application_deadline: string;
  start_date: string;
  end_date: string;
  hashtags: string[];
  mentions: string[];
  dos: string[];
  donts: string[];
  disclosure_label: string;
  link: string | null;
  usage_days: number | null;
  usage_territory: string | null;
  is_draft: boolean;
  held_at: Date | null;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A featured campaign: its creator, and what differs from the defaults. */
export interface FeaturedPlan
  extends Pick<DemoCampaign, 'title' | 'phase'>,
    Partial<Omit<DemoCampaign, 'title' | 'phase'>> {
  creatorName: string;
  /** Published, deadline, start, end: days from now. */
  days: [published: number, deadline: number, start: number, end: number];
}

/** Calendar date in India this many days from now. */
export function dateInIndia(now: Date, days: number): string {
  return new Date(now.getTime() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);
}

/** Days from now of deadline, start and end; days ago of publishing. */
export function phaseDays(phase: CampaignPhase, random: Random) {
  if (phase === 'done') {
    const end = -random.between(3, 120);
    const start = end - random.between(14, 40);
    return { end, start, deadline: start - random.between(1, 6), published: -start + random.between(12, 25) };
  }
  if (phase === 'running') {
    const start = -random.between(1, 18);
    const deadline = random.chance(0.4) ? random.between(1, 5) : start - random.between(1, 5);
    return { end: random.between(6, 30), start, deadline, published: -start + random.between(8, 20) };
  }
  const deadline = random.between(3, 20);
  const start = deadline + random.between(1, 8);
  return { end: start + random.between(14, 40), start, deadline, published: random.between(1, 14) };
}
