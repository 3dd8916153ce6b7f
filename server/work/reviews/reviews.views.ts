import type { PersonCard } from '../../../contract/core/people.ts';
import type { Review } from '../../../contract/work/reviews.ts';
import type { CampaignRow, ReviewRow } from '../../../database/schema.ts';
import { isShown } from './reviews.rules.ts';

interface ReviewParts {
  row: ReviewRow;
  campaign: Pick<CampaignRow, 'id' | 'title'>;
  author: PersonCard;
  now: Date;
  can: Review['can'];
}

export function viewReview({ row, campaign, author, now, can }: ReviewParts): Review {
  return {
    id: String(row.id),
    campaign: { id: String(campaign.id), title: campaign.title },
    author,
    subject_id: String(row.subject_id),
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    shows_at: row.shows_at.toISOString(),
    is_shown: isShown(row, now),
    reply: row.reply === null || !row.replied_at ? null : { text: row.reply, createdAt: row.replied_at.toISOString() },
    can,
  };
}
