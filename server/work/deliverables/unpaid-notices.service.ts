import type { CampaignRow } from '../../../database/schema.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';

interface Unpaid {
  campaign: Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;
  application: { influencer_id: number };
}

const linkTo = ({ id }: { id: number }) => `/campaign-details/${id}?tab=deliverables`;

/** Asks the influencer whether the product arrived, once the work is published. */
export async function notifyArrivalAsked(tx: Context, { campaign, application }: Unpaid): Promise<void> {
  await notify(tx, {
    accountId: application.influencer_id,
    type: 'agreement',
    senderId: campaign.creator_id,
    title: msg`Did the product arrive? ${{ campaign: campaign.title }}`,
    description: 'Confirm it to finish this campaign, so that it counts for your reviews and track record.',
    link: linkTo(campaign),
  });
}

/** Tells the brand that the product arrived. */
export async function notifyArrived(tx: Context, { campaign, application }: Unpaid): Promise<void> {
  const who = (await findName(tx, application.influencer_id)) ?? '';
  await notify(tx, {
    accountId: campaign.creator_id,
    type: 'agreement',
    senderId: application.influencer_id,
    title: msg`The product arrived: ${{ campaign: campaign.title }}`,
    description: msg`${{ who }} confirmed that your product arrived.`,
    link: linkTo(campaign),
  });
}

const noStep = 'Nobody took the next step in time, so it ended automatically.';

/** Tells both sides that unpaid work has ended, done or left. */
export async function notifyUnpaidEnded(
  tx: Context,
  { campaign, application, isDone }: Unpaid & { isDone: boolean },
): Promise<void> {
  const title = msg`Campaign finished: ${{ campaign: campaign.title }}`;
  const description = isDone ? 'Everything that was agreed is done.' : noStep;
  await notifyBoth(tx, { campaign, application }, { title, description });
}

/** Tells both sides that an agreement ended because its product did not arrive, or because nobody went on with it. */
export async function notifyQuietEnd(
  tx: Context,
  { campaign, application, isAwaited }: Unpaid & { isAwaited: boolean },
): Promise<void> {
  const title = msg`Agreement ended: ${{ campaign: campaign.title }}`;
  const description = isAwaited ? 'Nobody confirmed that the product arrived, so it ended automatically.' : noStep;
  await notifyBoth(tx, { campaign, application }, { title, description });
}

type Words = Pick<Parameters<typeof notify>[1], 'title' | 'description'>;

async function notifyBoth(tx: Context, { campaign, application }: Unpaid, words: Words): Promise<void> {
  const [owner, influencer] = [campaign.creator_id, application.influencer_id];
  const notice = { ...words, type: 'agreement', link: linkTo(campaign) } as const;
  await notifyAll(tx, [
    { ...notice, accountId: owner, senderId: influencer },
    { ...notice, accountId: influencer, senderId: owner },
  ]);
}
