import { inRupees } from '../../../contract/kit/money.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findOperatorIds } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';

function partiesOf({ campaign, application }: Agreed) {
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

/** An act of one party on the dispute with this id. */
interface By extends Agreed {
  id: number;
  byId: number;
}

interface Opened extends By {
  /** Paise. */
  amount: number;
}

/** Notifies the other party and the operators of a new dispute. */
export async function notifyOpened(tx: Context, about: Opened): Promise<void> {
  await notify(tx, {
    ...otherSideOf(about),
    title: msg`Dispute about ${{ money: inRupees(about.amount) }}: ${{ campaign: about.campaign.title }}`,
    description: 'The money is on hold until our team has decided. Tell us your side: we read both.',
    senderId: about.byId,
  });
  await notifyOperators(tx, about, {
    title: msg`New dispute about ${{ money: inRupees(about.amount) }}: ${{ campaign: about.campaign.title }}`,
    description: 'Both sides are waiting for your decision.',
  });
}

/** Notifies the opener and the operators of the other party's statement. */
export async function notifyAnswered(tx: Context, about: By): Promise<void> {
  const words = {
    title: msg`The other side has responded: ${{ campaign: about.campaign.title }}`,
    description: 'Both sides have now responded to the dispute.',
  };
  await notify(tx, { ...otherSideOf(about), ...words, senderId: about.byId });
  await notifyOperators(tx, about, words);
}

function otherSideOf({ byId, ...agreed }: By) {
  const { creator, influencer } = partiesOf(agreed);
  return byId === creator.accountId ? influencer : creator;
}

async function notifyOperators(
  tx: Context,
  { id, byId }: By,
  words: { title: LocalizedMessage; description: LocalizedText },
): Promise<void> {
  const operators = await findOperatorIds(tx);
  await notifyAll(
    tx,
    operators.map((accountId) => ({
      accountId,
      ...words,
      senderId: byId,
      type: 'money',
      link: `/operator/disputes/${id}`,
    })),
  );
}

interface Decided extends Agreed {
  /** Paise, before deductions. */
  released: number;
  refunded: number;
  /** Net paise received by the influencer. */
  net: number;
  note: string | null;
}

/** Notifies both parties of what they get. */
export async function notifyDecided(tx: Context, about: Decided): Promise<void> {
  const { creator, influencer } = partiesOf(about);
  const title = msg`Dispute decided: ${{ campaign: about.campaign.title }}`;
  const withNote = (sentence: LocalizedMessage) =>
    about.note ? msg`${{ sentence }} “${{ note: about.note }}”` : sentence;
  await notify(tx, { ...influencer, title, description: withNote(wordPaid(about)) });
  await notify(tx, { ...creator, title, description: withNote(wordReturned(about)) });
}

function wordPaid({ net }: Decided): LocalizedMessage {
  return net > 0 ? msg`${{ money: inRupees(net) }} is in your wallet.` : msg`You won’t be paid.`;
}

function wordReturned({ refunded, released }: Decided): LocalizedMessage {
  const [back, gone] = [inRupees(refunded), inRupees(released)];
  if (released > 0) {
    return refunded > 0
      ? msg`You get ${{ back }} back, ${{ gone }} was released.`
      : msg`You aren’t refunded, ${{ gone }} was released.`;
  }
  return refunded > 0 ? msg`You get ${{ back }} back.` : msg`You aren’t refunded.`;
}
