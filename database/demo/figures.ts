import { readingHoursOf } from '../../contract/work/reading-schedule.rules.ts';
import { createRandom } from './random.ts';

/** Days after publishing at which figures are entered. */
const TYPED_DAYS = [1, 4, 10, 24];
const HOUR = 3_600_000;

interface Published {
  deliverableId: number;
  influencer: { id: number; socials: readonly { platform_id: string; source: string; followers: number }[] };
  /** Platform of the post. */
  platform: string;
  type: string;
  at: Date;
  now: Date;
  seed: string;
}

/** Share of the final figures after so many hours: half after two days, nine tenths after a week. */
const shareAfter = (hours: number) => 1 - 0.5 ** Math.sqrt(hours / 48 + hours ** 2 / 20_000);

/** Readings of a published piece, of its influencer's connected account or else as entered: rows of deliverable_figure. */
export function figureRows({ deliverableId, influencer, platform, type, at, now, seed }: Published): object[] {
  const random = createRandom(seed, 'figures', deliverableId);
  const followers = Math.max(...influencer.socials.map((social) => social.followers), 500);
  const views = followers * (0.35 + 0.5 * random.next());
  const rates = { likes: 0.045, comments: 0.004, shares: 0.006, saves: 0.009 };
  const unrounded = Object.entries(rates).map(([name, rate]) => [name, views * rate * random.scatter(0.3)] as const);
  const isRead = influencer.socials.some(
    ({ platform_id, source }) => platform_id === platform && source === 'provider',
  );
  const looks = isRead ? readingHoursOf(type) : TYPED_DAYS.map((days) => days * 24);
  const seen = looks.filter((hours) => at.getTime() + hours * HOUR <= now.getTime());
  return seen.map((hours) => {
    const then = new Date(at.getTime() + hours * HOUR);
    const share = shareAfter(hours);
    return {
      deliverable_id: deliverableId,
      as_of: new Date(then.getTime() + 5.5 * HOUR).toISOString().slice(0, 10),
      ...(isRead
        ? { source: 'provider', platform_id: platform, hours, by_id: null }
        : { source: 'self_reported', platform_id: null, hours: null, by_id: influencer.id }),
      views: Math.round(views * share),
      reach: Math.round(views * share * 0.82),
      ...Object.fromEntries(unrounded.map(([name, value]) => [name, Math.round(value * share)])),
      // YouTube tells these to nobody.
      ...(isRead && platform === 'youtube' ? { reach: null, shares: null, saves: null } : {}),
      created_at: then,
    };
  });
}
