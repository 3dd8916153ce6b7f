import { dateInIndia } from '../../contract/calendar.ts';
import { inRupees } from '../../contract/money.ts';
import type { CampaignRow } from '../../database/schema/campaign.ts';
import type { EscrowOrderRow } from '../../database/schema/escrow.ts';
import type { Agreed } from '../applications/sides.service.ts';
import type { Context } from '../kit/context.ts';
import { writeDay } from '../kit/pdf-words.ts';
import { notify } from '../notifications/notifications.service.ts';
import type { Net } from './escrow.rules.ts';

export type TitledCampaign = Pick<CampaignRow, 'id' | 'title'>;

interface About {
  campaign: TitledCampaign;
  order: EscrowOrderRow;
}

const type = 'money' as const;

function pageOf({ campaign, order }: About) {
  const page = `/campaign-details/${campaign.id}`;
  return {
    payer: { accountId: order.payer_id, type, link: `${page}?tab=applied`, senderId: order.payee_id },
    payee: { accountId: order.payee_id, type, link: page, senderId: order.payer_id },
  };
}

/** The influencer may begin; who paid knows that it arrived. */
export async function tellFunded(tx: Context, about: About): Promise<void> {
  const { payer, payee } = pageOf(about);
  const [money, title] = [inRupees(about.order.amount), about.campaign.title];
  await notify(tx, {
    ...payee,
    title: `You can start: ${money} is held for ${title}`,
    description: 'The payment partner holds it until your work is approved.',
  });
  await notify(tx, {
    ...payer,
    title: `${money} is held for ${title}`,
    description: 'The payment partner holds it until you approve the work.',
  });
}

/** Both sides learn what went where; `bySilence` where the creator had not answered. */
export async function tellReleased(tx: Context, about: About & { net: Net; bySilence: boolean }): Promise<void> {
  const { payer, payee } = pageOf(about);
  const { net, campaign, bySilence } = about;
  const deducted = net.amount - net.net;
  const kept = deducted > 0 ? ` ${inRupees(deducted)} of ${inRupees(net.amount)} was deducted.` : '';
  await notify(tx, {
    ...payee,
    title: `${inRupees(net.net)} is in your wallet: ${campaign.title}`,
    description: `For your work.${kept}`,
  });
  const why = bySilence ? ' You had not answered in time, so the work counts as approved.' : '';
  await notify(tx, {
    ...payer,
    title: `${inRupees(net.amount)} was released: ${campaign.title}`,
    description: `It went to who did the work.${why}`,
  });
}

/** Who paid gets it back; the influencer learns that it is not coming. */
export async function tellRefunded(tx: Context, about: About & { amount: number }): Promise<void> {
  const { payer, payee } = pageOf(about);
  const [money, title] = [inRupees(about.amount), about.campaign.title];
  await notify(tx, {
    ...payer,
    title: `${money} goes back to you: ${title}`,
    description: `The payment is refunded to where it came from, within a few working days.`,
  });
  await notify(tx, { ...payee, title: `${money} was sent back: ${title}`, description: 'It went back to who paid.' });
}

/** The creator learns that what was accepted still waits for its money, and when it ends without. */
export async function tellReminder(tx: Context, { campaign, application, end }: Agreed & { end: Date }): Promise<void> {
  await notify(tx, {
    accountId: campaign.creator_id,
    type,
    senderId: application.influencer_id,
    link: `/campaign-details/${campaign.id}?tab=applied&user=${application.id}`,
    title: `${inRupees(application.quote ?? 0)} to fund: ${campaign.title}`,
    description: `The work waits for it. Without it the agreement ends on ${writeDay(dateInIndia(end))}.`,
  });
}
