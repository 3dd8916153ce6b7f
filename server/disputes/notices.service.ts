import { inRupees } from '../../contract/money.ts';
import type { Agreed } from '../applications/sides.service.ts';
import type { Context } from '../kit/context.ts';
import { type Said, say } from '../kit/words.ts';
import { notify, notifyAll } from '../notifications/notifications.service.ts';
import { findOperatorIds } from '../people/people.service.ts';

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

interface Opened extends Agreed {
  id: number;
  byId: number;
  amount: number;
}

/** The other side learns that the money waits for an operator, and the operators that it waits for them. */
export async function tellOpened(tx: Context, about: Opened): Promise<void> {
  const { creator, influencer } = sidesOf(about);
  await notify(tx, {
    ...(about.byId === creator.accountId ? influencer : creator),
    title: say`Dispute about ${{ money: inRupees(about.amount) }}: ${{ campaign: about.campaign.title }}`,
    description: 'The money is held until an operator has decided.',
    senderId: about.byId,
  });
  const operators = await findOperatorIds(tx);
  await notifyAll(
    tx,
    operators.map((accountId) => ({
      accountId,
      type: 'money',
      title: say`New dispute about ${{ money: inRupees(about.amount) }}: ${{ campaign: about.campaign.title }}`,
      description: 'Both sides wait for your decision.',
      link: `/operator/disputes/${about.id}`,
      senderId: about.byId,
    })),
  );
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
  const title = say`Dispute decided: ${{ campaign: about.campaign.title }}`;
  const withNote = (sentence: Said) => (about.note ? say`${{ sentence }} “${{ note: about.note }}”` : sentence);
  await notify(tx, { ...influencer, title, description: withNote(wordPaid(about)) });
  await notify(tx, { ...creator, title, description: withNote(wordReturned(about)) });
}

function wordPaid({ net }: Decided): Said {
  return net > 0 ? say`${{ money: inRupees(net) }} is in your wallet.` : say`No money is paid to you.`;
}

function wordReturned({ refunded, released }: Decided): Said {
  const [back, gone] = [inRupees(refunded), inRupees(released)];
  if (released > 0) {
    return refunded > 0
      ? say`${{ back }} goes back to you, ${{ gone }} was released.`
      : say`Nothing goes back to you, ${{ gone }} was released.`;
  }
  return refunded > 0 ? say`${{ back }} goes back to you.` : say`Nothing goes back to you.`;
}
