import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { packagesQuery } from '../../../campaigns/packages/packages.queries.ts';
import { contentQuery } from '../../../social/content/content.queries.ts';
import { reviewsOfQuery } from '../../../work/reviews/reviews.queries.ts';
import type { Part } from '../../discovery/profile/profile-parts.tsx';
import { collaborationsQuery } from '../../track-record/track-record.queries.ts';

/** How many there are in a part of a profile, from what the part itself has loaded. */
export default function PartCount({ part, id }: { part: Part; id: string }) {
  const content = useQuery({ ...contentQuery(id), enabled: false });
  const packages = useQuery({ ...packagesQuery(id), enabled: false });
  const work = useInfiniteQuery({ ...collaborationsQuery(id), enabled: false });
  const reviews = useInfiniteQuery({ ...reviewsOfQuery(id), enabled: false });
  const counts: Record<Part, number | undefined> = {
    content: content.data?.length,
    packages: packages.data?.length,
    figures: undefined,
    work: work.data?.pages[0]?.total,
    reviews: reviews.data?.pages[0]?.total,
  };
  return counts[part];
}
