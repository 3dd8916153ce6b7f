import type { Collaboration } from '../../../contract/discovery/track-record.ts';
import type { Kit } from '../../../contract/site/media-kit.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import type { Review } from '../../../contract/work/reviews.ts';

/** A piece with its picture; none for a link alone. */
export function viewPicture({ id, kind, platform, caption, picture, permalink, figures }: ContentItem) {
  return picture ? [{ id, kind, platform, caption, picture, permalink, views: figures?.views ?? null }] : [];
}

export function viewFigures({ accounts }: InfluencerMetrics): NonNullable<Kit['figures']> {
  return accounts.map(({ platform, handle, followers, derived, source, as_of }) => ({
    platform,
    handle,
    followers,
    engagement_rate: derived?.engagement?.rate ?? null,
    median_views: derived?.views?.median ?? null,
    source,
    as_of,
  }));
}

/** The audience of the largest account that told one, without its cities. */
export function viewAudience({ accounts }: InfluencerMetrics): Kit['audience'] {
  const found = accounts.find(({ audience }) => audience !== null);
  if (!found?.audience) return null;
  const { as_of, age, gender, country } = found.audience;
  return { platform: found.platform, as_of, age, gender, country };
}

/** Brands by the number of finished campaigns. */
export function viewBrands(collaborations: readonly Collaboration[]): NonNullable<Kit['brands']> {
  const groups = Map.groupBy(collaborations, ({ brand }) => brand.id);
  return [...groups]
    .map(([id, each]) => ({ id, name: each[0]?.brand.name ?? '', times: each.length }))
    .toSorted((a, b) => b.times - a.times);
}

interface Listed {
  data: readonly Review[];
  average: number | null;
  total: number;
}

export function viewReviews({ data, average, total }: Listed): NonNullable<Kit['reviews']> {
  return {
    rating: average,
    count: total,
    latest: data.map(({ author, rating: given, text, createdAt }) => ({
      author_id: author.id,
      author: author.business_name ?? author.fullname,
      rating: given,
      text,
      createdAt,
    })),
  };
}
