import type { Review, ReviewPair } from '../../../contract/work/reviews.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import { findEvenDeleted } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import type { Partnership } from './partners.service.ts';
import { mayWriteReview, reviewPolicy } from './reviews.policy.ts';
import { selectReviewsIn } from './reviews.queries.ts';
import { isShown } from './reviews.rules.ts';
import { viewReview } from './reviews.views.ts';

type Reader = Pick<User, 'id' | 'locale'>;

/** Reviews with their author and campaign, for a reader: two queries, however many there are. */
export async function presentReviews(context: Context, reader: Reader, rows: readonly ReviewRow[]): Promise<Review[]> {
  const now = context.now();
  const people = await findPeople(
    context,
    rows.map((row) => row.author_id),
  );
  const campaigns = await findEvenDeleted(context, [...new Set(rows.map((row) => row.campaign_id))]);
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return rows.flatMap((row) => {
    const author = people.get(row.author_id);
    const campaign = campaignOf.get(row.campaign_id);
    if (!author || !campaign) return [];
    const can = viewCan(reviewPolicy(reader.id, row, now), reader.locale);
    return [viewReview({ row, campaign, author: viewPersonCard(author), now, can })];
  });
}

export async function presentReview(context: Context, reader: Reader, row: ReviewRow): Promise<Review> {
  const [review] = await presentReviews(context, reader, [row]);
  if (!review) throw refuseNotFound('This review');
  return review;
}

/** The two reviews of a partnership. */
export interface Said {
  partnership: Partnership;
  /** Both accounts belong to one person. */
  isSamePerson: boolean;
  mine: ReviewRow | undefined;
  theirs: ReviewRow | undefined;
}

/** Both reviews of each of a person's partnerships, in one query. */
export async function findSaid(
  context: Context,
  { user, partnerships }: { user: { id: number }; partnerships: readonly Partnership[] },
): Promise<Said[]> {
  const campaignIds = [...new Set(partnerships.map(({ campaign }) => campaign.id))];
  const rows = await selectReviewsIn(context.db, user.id, campaignIds);
  const samePerson = await findSamePerson(
    context,
    user.id,
    partnerships.map(({ partnerId }) => partnerId),
  );
  return partnerships.map((partnership) => {
    const { campaign, partnerId } = partnership;
    const here = rows.filter((row) => row.campaign_id === campaign.id);
    return {
      partnership,
      isSamePerson: samePerson.has(partnerId),
      mine: here.find((row) => row.subject_id === partnerId),
      theirs: here.find((row) => row.author_id === partnerId),
    };
  });
}

/** Reviews as visible to the person: before publication, only that the other one exists. */
export async function presentPairs(context: Context, reader: Reader, said: readonly Said[]): Promise<ReviewPair[]> {
  const now = context.now();
  const people = await findPeople(
    context,
    said.map(({ partnership }) => partnership.partnerId),
  );
  const open = said.flatMap(({ mine, theirs }) => [mine ?? [], theirs && isShown(theirs, now) ? theirs : []].flat());
  const views = new Map((await presentReviews(context, reader, open)).map((review) => [review.id, review]));
  const viewOf = (row: ReviewRow | undefined) => views.get(String(row?.id)) ?? null;
  return said.flatMap((each) => {
    const { partnership, mine, theirs } = each;
    const { id, campaign, partnerId } = partnership;
    const partner = people.get(partnerId);
    if (!partner) return [];
    const write = mayWriteReview({ ...partnership, ...each, now });
    const isAwaited = !mine && theirs !== undefined && !isShown(theirs, now);
    return [
      {
        application_id: String(id),
        campaign: { id: String(campaign.id), title: campaign.title },
        partner: viewPersonCard(partner),
        mine: viewOf(mine),
        theirs: viewOf(theirs),
        is_awaited: isAwaited,
        write_until: isAwaited ? theirs.shows_at.toISOString() : null,
        can: viewCan({ write }, reader.locale),
      },
    ];
  });
}
