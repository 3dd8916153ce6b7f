import type { NeedKind, PledgeStatus } from '../schema/campaign.ts';
import type { DemoCampaign } from './campaign-shape.ts';

export interface DemoPledge {
  id: number;
  campaign: DemoCampaign;
  needId: number;
  accountId: number;
  kind: NeedKind;
  description: string;
  message: string;
  /** Paise. */
  value: number;
  status: PledgeStatus;
  /** Contributed through the gateway, which is confirmed by nobody else. */
  isPaid: boolean;
  events: { from: PledgeStatus | null; to: PledgeStatus; byId: number | null; at: Date }[];
}

/** What the handloom trail needs, and who brings it. */
export const TRAIL_NEEDS: { kind: NeedKind; description: string; value: number }[] = [
  { kind: 'production', description: 'Film crew and edit, six days', value: 24_000_000 },
  { kind: 'budget', description: 'Paid media and creator fees', value: 20_000_000 },
  { kind: 'reach', description: 'Six creators, two reels each', value: 18_000_000 },
  { kind: 'venue', description: 'Courtyard and looms, Mysuru and Madurai', value: 12_000_000 },
  { kind: 'travel', description: 'Van and driver, 640 km', value: 6_000_000 },
  { kind: 'product', description: 'Forty sarees for the giveaway', value: 4_000_000 },
];

interface TrailPledge {
  kind: NeedKind;
  name: string;
  rupees: number;
  status: PledgeStatus;
  isPaid?: true;
  message: string;
}

export const TRAIL_PLEDGES: TrailPledge[] = [
  {
    kind: 'production',
    name: 'Studio Kalam',
    rupees: 240_000,
    status: 'contributed',
    message: 'Two cameras, sound and an editor who speaks Kannada.',
  },
  {
    kind: 'budget',
    name: 'Kottaram Spices',
    rupees: 80_000,
    status: 'contributed',
    isPaid: true,
    message: 'Our spices travel with the sarees.',
  },
  {
    kind: 'budget',
    name: 'Studio Kalam',
    rupees: 50_000,
    status: 'accepted',
    message: 'Our part of the media, as soon as the dates stand.',
  },
  {
    kind: 'reach',
    name: 'Aarohi Menon',
    rupees: 36_000,
    status: 'contributed',
    message: 'Two reels from the loom villages, and I cook there.',
  },
  {
    kind: 'reach',
    name: 'Lalrinpuii Hmar',
    rupees: 30_000,
    status: 'contributed',
    message: 'A weaver looks at weavers.',
  },
  { kind: 'reach', name: 'Nandini Rao', rupees: 28_000, status: 'pledged', message: 'I live at the first stop.' },
  { kind: 'venue', name: 'दस्तकारी हाट', rupees: 90_000, status: 'accepted', message: 'आँगन और करघे, दोनों शहरों में।' },
  {
    kind: 'travel',
    name: 'Pravaah Travels',
    rupees: 60_000,
    status: 'pledged',
    message: 'A van with room for ten and the loom parts.',
  },
  {
    kind: 'product',
    name: 'Meghna Textiles',
    rupees: 45_000,
    status: 'withdrawn',
    message: 'Forty sarees from Surat.',
  },
];
