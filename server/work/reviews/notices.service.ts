import type { CampaignRow, ReviewRow } from '../../../database/schema.ts';
import { findEvenDeleted } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { findCounting } from '../counted-work/counted-work.service.ts';
import type { Partnership } from './partners.service.ts';

type CampaignWords = Pick<CampaignRow, 'id' | 'title'>;

const linkTo = ({ id }: { id: number }) => `/campaign-details/${id}?tab=reviews`;

async function nameOf(tx: Context, id: number): Promise<LocalizedMessage> {
  const person = (await findPeople(tx, [id])).get(id);
  return person ? verbatim(person.businessName ?? person.fullname) : msg`Someone`;
}

/** Notifies the other party of a review, without its text until both are written. */
export async function notifyReviewed(
  tx: Context,
  { partnership, byId, isSecond }: { partnership: Partnership; byId: number; isSecond: boolean },
): Promise<void> {
  const { campaign, partnerId } = partnership;
  const who = await nameOf(tx, byId);
  const notice = isSecond
    ? {
        title: msg`Both reviews are now visible: ${{ campaign: campaign.title }}`,
        description: msg`${{ who }} wrote a review too. Read both.`,
      }
    : {
        title: msg`${{ who }} wrote a review: ${{ campaign: campaign.title }}`,
        description: 'Write yours to read it.',
      };
  await notify(tx, { accountId: partnerId, type: 'review', ...notice, link: linkTo(campaign), senderId: byId });
}

/** Notifies the author of a reply to their review. */
export async function notifyReplied(tx: Context, row: ReviewRow): Promise<void> {
  const [campaign] = await findEvenDeleted(tx, [row.campaign_id]);
  if (!campaign) return;
  await notify(tx, {
    accountId: row.author_id,
    type: 'review',
    title: msg`${{ who: await nameOf(tx, row.subject_id) }} replied to your review: ${{ campaign: campaign.title }}`,
    description: 'Read the reply to your review.',
    link: linkTo(campaign),
    senderId: row.subject_id,
  });
}

interface Paid {
  campaign: CampaignWords & { creator_id: number };
  application: { id: number; influencer_id: number };
}

/** Asks both parties for a review once their work is paid, where it counts. */
export async function askForReviews(tx: Context, { campaign, application }: Paid): Promise<void> {
  if (!(await findCounting(tx, [application.id])).has(application.id)) return;
  const influencerId = application.influencer_id;
  for (const [accountId, senderId] of [
    [campaign.creator_id, influencerId],
    [influencerId, campaign.creator_id],
  ] as const) {
    const description = 'The work is done. Write a review; they see it once you’ve both written one.';
    const title = msg`Review ${{ who: await nameOf(tx, senderId) }}: ${{ campaign: campaign.title }}`;
    await notify(tx, { accountId, type: 'review', title, description, link: linkTo(campaign), senderId });
  }
}
