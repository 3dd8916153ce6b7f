import { inRupees } from '../../../contract/kit/money.ts';
import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { byHolding } from './holding.ts';
import type { TitledCampaign } from './notices.service.ts';

interface About {
  campaign: TitledCampaign;
  order: EscrowOrderRow;
}

/** Notifies the creator and the payer of a contribution confirmed by its payment. */
export async function notifyContributed(tx: Context, about: About): Promise<void> {
  const { payer, payee } = partiesOf(about);
  const [money, campaign] = [inRupees(about.order.amount), about.campaign.title];
  await notify(tx, {
    ...payer,
    title: msg`Your ${{ money }} arrived: ${{ campaign }}`,
    description: byHolding(tx, {
      partner: 'The payment partner holds it, and it counts towards your share.',
      plain: 'It is set aside for the campaign, and it counts towards your share.',
    }),
  });
  await notify(tx, {
    ...payee,
    title: msg`${{ money }} was paid in: ${{ campaign }}`,
    description: byHolding(tx, {
      partner: 'The payment partner holds it for the campaign.',
      plain: 'It is set aside for the campaign.',
    }),
  });
}

/** Notifies the payer and the creator of a refunded contribution. */
export async function notifyContributionRefunded(tx: Context, about: About & { amount: number }): Promise<void> {
  const { payer, payee } = partiesOf(about);
  const [money, campaign] = [inRupees(about.amount), about.campaign.title];
  await notify(tx, {
    ...payer,
    title: msg`${{ money }} is refunded to you: ${{ campaign }}`,
    description: 'Your contribution is refunded the way you paid, within a few working days.',
  });
  await notify(tx, {
    ...payee,
    title: msg`${{ money }} was refunded: ${{ campaign }}`,
    description: 'A contribution was refunded.',
  });
}

/** Both link to the page of the joint campaign. */
function partiesOf({ campaign, order }: About) {
  const link = `/campaign-details/${campaign.id}`;
  return {
    payer: { accountId: order.payer_id, type: 'money' as const, link, senderId: order.payee_id },
    payee: { accountId: order.payee_id, type: 'money' as const, link, senderId: order.payer_id },
  };
}
