import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { type Notice, nameOrSystem, type Told, withNote } from '../moves/notices.rules.ts';

interface Pledged extends Told {
  who: LocalizedMessage;
  amount: string;
}

const pledgeWords: Record<PledgeStatus, (told: Pledged) => Notice> = {
  pledged: ({ who, campaign, amount }) => ({
    title: msg`${{ who }} pledged ${{ amount }}: ${{ campaign }}`,
    description: 'Accept or decline it.',
  }),
  accepted: ({ campaign, amount }) => ({
    title: msg`Your pledge of ${{ amount }} is accepted: ${{ campaign }}`,
    description: 'Please provide what you pledged.',
  }),
  declined: ({ campaign, amount }) => ({
    title: msg`Your pledge of ${{ amount }} is declined: ${{ campaign }}`,
    description: 'You can pledge to another need.',
  }),
  contributed: ({ campaign, amount }) => ({
    title: msg`Your contribution of ${{ amount }} is confirmed: ${{ campaign }}`,
    description: 'It counts towards your share.',
  }),
  withdrawn: ({ who, campaign, amount }) => ({
    title: msg`${{ who }} withdrew ${{ amount }}: ${{ campaign }}`,
    description: 'Others can pledge to this need again.',
  }),
};

/** Notification to the other party of a pledge about a move. */
export function pledgeNotice(to: PledgeStatus, told: Told & { amount: string }): Notice {
  return withNote(pledgeWords[to]({ ...told, who: nameOrSystem(told.by) }), told.note);
}
