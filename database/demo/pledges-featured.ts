import type { NeedKind } from '../../contract/campaigns/campaign-enums.ts';
import type { PledgeStatus } from '../../contract/campaigns/pledges.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { FEATURED } from './campaigns-featured.ts';

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
  /** Whether contributed by payment, which needs no confirmation. */
  isPaid: boolean;
  events: { from: PledgeStatus | null; to: PledgeStatus; byId: number | null; at: Date }[];
}

interface FeaturedNeed {
  kind: NeedKind;
  description: string;
  /** Paise. */
  value: number;
}

/** Needs of the handloom trail. */
const TRAIL_NEEDS: FeaturedNeed[] = [
  { kind: 'production', description: 'Film crew and edit, six days', value: 24_000_000 },
  { kind: 'budget', description: 'Paid media and creator fees', value: 20_000_000 },
  { kind: 'reach', description: 'Six creators, two reels each', value: 18_000_000 },
  { kind: 'venue', description: 'Courtyard and looms, Mysuru and Madurai', value: 12_000_000 },
  { kind: 'travel', description: 'Van and driver, 640 km', value: 6_000_000 },
  { kind: 'product', description: 'Forty sarees for the giveaway', value: 4_000_000 },
];

interface FeaturedPledge {
  kind: NeedKind;
  name: string;
  rupees: number;
  status: PledgeStatus;
  isPaid?: true;
  message: string;
}

const TRAIL_PLEDGES: FeaturedPledge[] = [
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

/** Crew and van come first, because participants paid from a pool must have joined before the first payment. */
const LOOMS_NEEDS: FeaturedNeed[] = [
  { kind: 'production', description: 'Film crew, six evenings', value: 12_000_000 },
  { kind: 'travel', description: 'Van and driver, 420 km', value: 4_000_000 },
  { kind: 'budget', description: 'Lamps, permits and creator fees', value: 25_000_000 },
];

const LOOMS_PLEDGES: FeaturedPledge[] = [
  {
    kind: 'production',
    name: 'Studio Kalam',
    rupees: 40_000,
    status: 'contributed',
    message: 'Our own cameras and lights. The crew is paid from the pool.',
  },
  {
    kind: 'travel',
    name: 'Pravaah Travels',
    rupees: 12_000,
    status: 'contributed',
    message: 'The van is ours; diesel and driver are paid from the pool.',
  },
  {
    kind: 'budget',
    name: 'Meghna Textiles',
    rupees: 120_000,
    status: 'contributed',
    isPaid: true,
    message: 'We sell what these villages weave.',
  },
  {
    kind: 'budget',
    name: 'Kottaram Spices',
    rupees: 80_000,
    status: 'contributed',
    isPaid: true,
    message: 'The evening markets cook with our spices.',
  },
  {
    kind: 'budget',
    name: 'दस्तकारी हाट',
    rupees: 50_000,
    status: 'contributed',
    isPaid: true,
    message: 'हर गाँव के बुनकर हमारे साथ हैं।',
  },
];

/** Needs and pledges of the featured joint campaigns. */
export const FEATURED_PLEDGES: ReadonlyMap<string, { needs: FeaturedNeed[]; pledges: FeaturedPledge[] }> = new Map([
  [FEATURED.trail, { needs: TRAIL_NEEDS, pledges: TRAIL_PLEDGES }],
  [FEATURED.looms, { needs: LOOMS_NEEDS, pledges: LOOMS_PLEDGES }],
]);
