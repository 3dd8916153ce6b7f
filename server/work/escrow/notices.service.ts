import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow, EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, msg, onDay } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import type { Net } from './escrow.rules.ts';
import { byHolding } from './holding.ts';
import { releasedDetails } from './notices.rules.ts';

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

const heldUntil = (tx: Context) =>
  byHolding(tx, {
    partner: 'The payment partner holds it until the payment plan releases it.',
    plain: 'It is set aside until the payment plan releases it.',
  });

/** Notifies the influencer to start. */
export async function notifyStart(tx: Context, about: About): Promise<void> {
  const { payee } = pageOf(about);
  const [money, campaign] = [inRupees(about.order.amount), about.campaign.title];
  await notify(tx, {
    ...payee,
    title: msg`You can start: ${{ money }} is on hold for ${{ campaign }}`,
    email: { money: { amount: money, note: msg`on hold for ${{ campaign }}` } },
    description: heldUntil(tx),
  });
}

/** Notifies the influencer to start, and the payer of the arrival. */
export async function notifyFunded(tx: Context, about: About): Promise<void> {
  await notifyStart(tx, about);
  const { payer } = pageOf(about);
  const [money, campaign] = [inRupees(about.order.amount), about.campaign.title];
  await notify(tx, {
    ...payer,
    title: msg`${{ money }} is on hold for ${{ campaign }}`,
    email: { money: { amount: money, note: msg`on hold for ${{ campaign }}` } },
    description: heldUntil(tx),
  });
}

/**
 * Notifies both parties of a release with its amounts. `share` in paise went to the payee's talent manager; `bySilence` for an
 * automatic approval.
 */
export async function notifyReleased(
  tx: Context,
  about: About & { net: Net; share: number; bySilence: boolean },
): Promise<void> {
  const { payer, payee } = pageOf(about);
  const { net, share, bySilence } = about;
  const campaign = about.campaign.title;
  const [gross, deducted] = [inRupees(net.amount), inRupees(net.amount - net.net)];
  await notify(tx, {
    ...payee,
    title: msg`${{ money: inRupees(net.net - share) }} is in your wallet: ${{ campaign }}`,
    description: wordDeducted({ deducted, gross, share, isLess: net.amount > net.net }),
    email: releasedDetails({ ...net, share }),
  });
  await notify(tx, {
    ...payer,
    title: msg`${{ money: gross }} was released: ${{ campaign }}`,
    description: bySilence
      ? msg`It was paid to the creator. You didn’t respond in time, so this happened automatically.`
      : msg`It was paid to the creator.`,
  });
}

interface Deducted {
  deducted: string;
  gross: string;
  share: number;
  isLess: boolean;
}

function wordDeducted({ deducted, gross, share, isLess }: Deducted): LocalizedMessage {
  if (share > 0) {
    return msg`For your work. ${{ deducted }} of ${{ whole: gross }} was deducted, and ${{ share: inRupees(share) }} went to your talent manager.`;
  }
  return isLess ? msg`For your work. ${{ deducted }} of ${{ whole: gross }} was deducted.` : msg`For your work.`;
}

/** Notifies the payer and the influencer of a refund. */
export async function notifyRefunded(tx: Context, about: About & { amount: number }): Promise<void> {
  const { payer, payee } = pageOf(about);
  const [money, campaign] = [inRupees(about.amount), about.campaign.title];
  await notify(tx, {
    ...payer,
    title: msg`${{ money }} is refunded to you: ${{ campaign }}`,
    description: 'The payment is refunded the way it was made, within a few working days.',
    email: { money: { amount: money, note: msg`refunded for ${{ campaign }}` } },
  });
  await notify(tx, {
    ...payee,
    title: msg`${{ money }} was refunded: ${{ campaign }}`,
    description: 'It was refunded to the payer.',
  });
}

/** Reminds the creator of missing funding, with its deadline. */
export async function notifyReminder(
  tx: Context,
  { campaign, application, end }: Agreed & { end: Date },
): Promise<void> {
  await notify(tx, {
    accountId: campaign.creator_id,
    type,
    senderId: application.influencer_id,
    link: `/campaign-details/${campaign.id}?tab=applied&user=${application.id}`,
    title: msg`${{ money: inRupees(application.quote ?? 0) }} to fund: ${{ campaign: campaign.title }}`,
    description: msg`Work can start once it’s funded. Otherwise, the agreement ends on ${{ day: onDay(dateInIndia(end)) }}.`,
    email: {
      money: { amount: inRupees(application.quote ?? 0), note: msg`to fund for ${{ campaign: campaign.title }}` },
      button: msg`Fund it`,
    },
  });
}

/** Notifies the payer once of what a payment for several agreements holds. */
export async function notifyFundedMany(tx: Context, payerId: number, held: readonly EscrowOrderRow[]): Promise<void> {
  if (held.length === 0) return;
  const money = inRupees(held.reduce((sum, { amount }) => sum + amount, 0));
  const creators = held.length === 1 ? msg`1 creator` : msg`${{ count: held.length }} creators`;
  await notify(tx, {
    accountId: payerId,
    type,
    link: '/my-campaigns',
    title: msg`${{ money }} is on hold for ${{ creators }}`,
    description: 'Each of them has been told to start.',
    email: { money: { amount: money, note: msg`on hold for ${{ creators }}` } },
  });
}

/** Notifies the payer of a payment that nothing waited for any more. */
export async function notifyReturned(tx: Context, about: About): Promise<void> {
  const [money, campaign] = [inRupees(about.order.amount), about.campaign.title];
  await notify(tx, {
    ...pageOf(about).payer,
    title: msg`${{ money }} is refunded to you: ${{ campaign }}`,
    description: 'The agreement no longer waited for this payment, so you get it back within a few working days.',
    email: { money: { amount: money, note: msg`refunded for ${{ campaign }}` } },
  });
}
