import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';

interface DemoPackage {
  title: string;
  deliverables: { type: string; quantity: number; delivery?: 'hand_over' }[];
  platforms: string[];
  days: number;
  rupees: number;
}

const PACKAGES: DemoPackage[] = [
  {
    title: 'Festival plate',
    deliverables: [
      { type: 'reel', quantity: 1 },
      { type: 'story', quantity: 3 },
    ],
    platforms: ['instagram'],
    days: 9,
    rupees: 22_500,
  },
  {
    title: 'Recipe for your page',
    deliverables: [{ type: 'video', quantity: 1, delivery: 'hand_over' }],
    platforms: ['youtube'],
    days: 12,
    rupees: 24_000,
  },
  {
    title: 'Market to plate',
    deliverables: [
      { type: 'video', quantity: 1 },
      { type: 'reel', quantity: 1 },
    ],
    platforms: ['youtube', 'instagram'],
    days: 16,
    rupees: 49_000,
  },
];

/** Inserts what brands can book of the demo influencer. */
export async function loadPackages(db: Database, influencerId: number): Promise<void> {
  await insertRows(
    db,
    'creator_package',
    PACKAGES.map(({ rupees, ...rest }, index) => ({
      ...rest,
      influencer_id: influencerId,
      place: index + 1,
      price: rupees * 100,
    })),
  );
}
