import { createRandom } from './random.ts';

/** Days after publishing at which figures are entered, and the share of the final figures by then. */
const LOOKS = [
  { days: 1, share: 0.42 },
  { days: 4, share: 0.71 },
  { days: 10, share: 0.9 },
  { days: 24, share: 1 },
] as const;
const DAY = 86_400_000;

interface Published {
  deliverableId: number;
  influencer: { id: number; socials: readonly { followers: number }[] };
  at: Date;
  now: Date;
  seed: string;
}

/** Readings of a published piece, as entered by its influencer: rows of deliverable_figure. */
export function figureRows({ deliverableId, influencer, at, now, seed }: Published): object[] {
  const random = createRandom(seed, 'figures', deliverableId);
  const followers = Math.max(...influencer.socials.map((social) => social.followers), 500);
  const views = followers * (0.35 + 0.5 * random.next());
  const rates = { likes: 0.045, comments: 0.004, shares: 0.006, saves: 0.009 };
  const unrounded = Object.entries(rates).map(([name, rate]) => [name, views * rate * random.scatter(0.3)] as const);
  const seen = LOOKS.filter(({ days }) => at.getTime() + days * DAY <= now.getTime());
  return seen.map(({ days, share }) => {
    const then = new Date(at.getTime() + days * DAY);
    return {
      deliverable_id: deliverableId,
      as_of: new Date(then.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10),
      source: 'self_reported',
      views: Math.round(views * share),
      reach: Math.round(views * share * 0.82),
      ...Object.fromEntries(unrounded.map(([name, value]) => [name, Math.round(value * share)])),
      by_id: influencer.id,
      created_at: then,
    };
  });
}
