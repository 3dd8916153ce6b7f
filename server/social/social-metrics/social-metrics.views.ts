import type {
  AccountMetrics,
  Audience,
  DerivedMetrics,
  MediaFigures,
  PeerComparison,
} from '../../../contract/social/social-metrics.ts';
import type { PeersRow } from './peers.queries.ts';
import { outline, shareBelow } from './peers.rules.ts';
import type { SeriesPoint } from './series.rules.ts';
import type { AudienceRow, MediaRow, MetricAccountRow } from './social-metrics.queries.ts';
import type { Metrics } from './social-metrics.rules.ts';

/** The column contains what viewDerived wrote. */
function derivedOf({ derived }: MetricAccountRow): DerivedMetrics | null {
  return derived as DerivedMetrics | null;
}

/** Derived figures as stored and returned. */
export function viewDerived({ engagement, views, rhythm, authenticity }: Metrics): DerivedMetrics {
  return {
    engagement: engagement && {
      ...engagement,
      from: engagement.from.toISOString(),
      to: engagement.to.toISOString(),
    },
    views,
    rhythm: rhythm && {
      posts_a_week: rhythm.postsAWeek,
      active_weeks: rhythm.activeWeeks,
      weeks: rhythm.weeks,
      last_post_at: rhythm.lastPostAt?.toISOString() ?? null,
    },
    authenticity: {
      ...authenticity,
      jumps: authenticity.jumps.map((jump) => ({
        ...jump,
        from: jump.from.toISOString(),
        to: jump.to.toISOString(),
      })),
    },
  };
}

export function viewMedia(row: MediaRow): MediaFigures {
  const { kind, published_at, permalink, views, reach, likes, comments, shares, saves } = row;
  return { kind, published_at: published_at.toISOString(), permalink, views, reach, likes, comments, shares, saves };
}

type Share = { name: string; percent: number };

/** Cities are included only where visible to the reader. */
export function viewAudience({ as_of, audience }: AudienceRow, locked: boolean): Audience | null {
  if (!audience) return null;
  const shares = <T extends { percent: number }>(
    list: readonly T[] | undefined,
    nameOf: (each: T) => string,
  ): Share[] | null => (list?.length ? list.map((each) => ({ name: nameOf(each), percent: each.percent })) : null);
  const city = shares(audience.city, (each) => each.city);
  return {
    as_of: as_of.toISOString(),
    age: shares(audience.age, ({ band }) => band),
    gender: shares(audience.gender, ({ gender }) => gender),
    country: shares(audience.country, ({ country }) => country),
    city: locked ? null : city,
    has_cities: city !== null,
  };
}

interface Compared {
  account: MetricAccountRow;
  rows: readonly PeersRow[];
  category: { id: string; name: string } | null;
}

const digits = { engagement: 2, views: 0, posts_a_week: 1 } as const;

/** Compares each figure with its peers: those of its category if there are enough, otherwise all of its size. */
export function viewPeers({ account, rows, category }: Compared): PeerComparison[] {
  const derived = derivedOf(account);
  const values = {
    engagement: derived?.engagement?.rate,
    views: derived?.views?.median,
    posts_a_week: derived?.rhythm?.posts_a_week,
  };
  return (['engagement', 'views', 'posts_a_week'] as const).flatMap((measure) => {
    const value = values[measure];
    const ofMeasure = rows.filter((row) => row.measure === measure);
    const row = ofMeasure.find(({ category_id }) => category_id !== '' && category_id === category?.id) ?? ofMeasure[0];
    if (value === undefined || !row) return [];
    return {
      measure,
      value,
      peers: row.count,
      category: row.category_id === '' ? null : category,
      ...outline(row.percentiles, digits[measure]),
      above: shareBelow(value, row.percentiles),
      counted_at: row.counted_at.toISOString(),
    };
  });
}

interface Shown {
  size: string | null;
  peers: PeerComparison[];
  growth: readonly SeriesPoint[];
  media: MediaFigures[];
  audience: Audience | null;
}

export function viewAccount(row: MetricAccountRow, shown: Shown): AccountMetrics {
  return {
    id: String(row.id),
    platform: row.platform_id,
    handle: row.handle,
    source: row.source,
    as_of: row.as_of.toISOString(),
    followers: row.followers,
    derived: derivedOf(row),
    derived_at: row.derived_at?.toISOString() ?? null,
    ...shown,
    growth: shown.growth.map(({ at, followers }) => ({ at: at.toISOString(), followers })),
  };
}
