import { inRupees } from '../../contract/money.ts';
import type { Agreed } from '../applications/sides.service.ts';
import type { Context } from '../kit/context.ts';
import { notify } from '../notifications/notifications.service.ts';

function sidesOf({ campaign, application }: Agreed) {
  const page = `/campaign-details/${campaign.id}`;
  return {
    creator: {
      accountId: campaign.creator_id,
      type: 'money' as const,
      link: `${page}?tab=applied&user=${application.id}`,
    },
    influencer: { accountId: application.influencer_id, type: 'money' as const, link: page },
  };
}

/** The other side learns that the money waits for an operator. */
export async function tellOpened(tx: Context, about: Agreed & { byId: number; amount: number }): Promise<void> {
  const { creator, influencer } = sidesOf(about);
  await notify(tx, {
    ...(about.byId === creator.accountId ? influencer : creator),
    title: `Dispute about ${inRupees(about.amount)}: ${about.campaign.title}`,
    description: 'The money is held until an operator has decided.',
    senderId: about.byId,
  });
}

interface Decided extends Agreed {
  /** Paise, before deductions. */
  released: number;
  refunded: number;
  /** Paise that reached the influencer's wallet. */
  net: number;
  note: string | null;
}

/** Both sides learn what they get. */
export async function tellDecided(tx: Context, about: Decided): Promise<void> {
  const { creator, influencer } = sidesOf(about);
  const { title } = about.campaign;
  const said = about.note ? ` “${about.note}”` : '';
  const mine = about.net > 0 ? `${inRupees(about.net)} is in your wallet` : 'no money is paid to you';
  await notify(tx, {
    ...influencer,
    title: `Dispute decided: ${title}`,
    description: `${capital(mine)}.${said}`,
  });
  const back = about.refunded > 0 ? `${inRupees(about.refunded)} goes back to you` : 'nothing goes back to you';
  const gone = about.released > 0 ? `, ${inRupees(about.released)} was released` : '';
  await notify(tx, {
    ...creator,
    title: `Dispute decided: ${title}`,
    description: `${capital(back)}${gone}.${said}`,
  });
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
