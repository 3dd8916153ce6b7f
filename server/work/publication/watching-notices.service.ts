import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import type { ReadAgainRow } from '../watched-posts/watched-posts.service.ts';
import { wordPiece } from '../work-clock/piece-words.rules.ts';

interface Removed {
  seen: ReadAgainRow;
  /** Unpaid money waits for our team's decision. */
  isDisputed: boolean;
}

/** Tells both sides that a post is no longer online before the agreed day. */
export async function notifyRemoved(tx: Context, agreed: Agreed, { seen, isDisputed }: Removed): Promise<void> {
  const [piece, day, until] = [wordPiece(seen), onDay(seen.as_of), onDay(seen.stays_until)];
  const who = verbatim((await findName(tx, agreed.application.influencer_id)) ?? '');
  const rest = isDisputed
    ? msg`What is not paid yet is on hold until our team has decided.`
    : msg`It counts in the track record.`;
  await tellBoth(tx, agreed, {
    title: msg`A post is no longer online: ${{ campaign: agreed.campaign.title }}`,
    owner: msg`${{ who }}’s ${{ piece }} was missing when their account was read on ${{ day }}. It was agreed to stay up until ${{ until }}. ${{ rest }}`,
    applicant: msg`Your ${{ piece }} was missing when your account was read on ${{ day }}. It was agreed to stay up until ${{ until }}. ${{ rest }}`,
    seen,
  });
}

/** Tells both sides that a post is online again. */
export async function notifyRestored(tx: Context, agreed: Agreed, seen: ReadAgainRow): Promise<void> {
  const [piece, day, until] = [wordPiece(seen), onDay(seen.as_of), onDay(seen.stays_until)];
  const who = verbatim((await findName(tx, agreed.application.influencer_id)) ?? '');
  await tellBoth(tx, agreed, {
    title: msg`A post is online again: ${{ campaign: agreed.campaign.title }}`,
    owner: msg`${{ who }}’s ${{ piece }} was there again when their account was read on ${{ day }}. It has to stay up until ${{ until }}.`,
    applicant: msg`Your ${{ piece }} was there again when your account was read on ${{ day }}. Keep it up until ${{ until }}.`,
    seen,
  });
}

/** Tells both sides that the caption of a post has no advertising label. */
export async function notifyUnlabelled(tx: Context, agreed: Agreed, seen: ReadAgainRow): Promise<void> {
  const [piece, day] = [wordPiece(seen), onDay(seen.as_of)];
  const who = verbatim((await findName(tx, agreed.application.influencer_id)) ?? '');
  const label = verbatim(agreed.campaign.disclosure_label);
  await tellBoth(tx, agreed, {
    title: msg`The ad label is missing: ${{ campaign: agreed.campaign.title }}`,
    owner: msg`The caption of ${{ who }}’s ${{ piece }} had no ${{ label }} when it was read on ${{ day }}. We asked them to add it again.`,
    applicant: msg`The caption of your ${{ piece }} had no ${{ label }} when it was read on ${{ day }}. Add it to the post again: the law asks for it.`,
    seen,
  });
}

interface Words {
  title: LocalizedMessage;
  owner: LocalizedMessage;
  applicant: LocalizedMessage;
  seen: ReadAgainRow;
}

async function tellBoth(tx: Context, { campaign, application }: Agreed, { title, owner, applicant, seen }: Words) {
  const link = `/campaign-details/${campaign.id}?tab=deliverables&piece=${seen.deliverable_id}`;
  const notice = { type: 'deliverable', title, link } as const;
  const [creatorId, influencerId] = [campaign.creator_id, application.influencer_id];
  await notifyAll(tx, [
    { ...notice, accountId: creatorId, senderId: influencerId, description: owner },
    { ...notice, accountId: influencerId, senderId: creatorId, description: applicant },
  ]);
}
