import type { PledgeStatus } from '../../contract/pledges.ts';
import { type Notice, type Told, withNote } from '../applications/notices.rules.ts';

const pledgeWords: Record<PledgeStatus, (told: Told & { who: string }) => Notice> = {
  pledged: ({ who, campaign, amount }) => ({
    title: `${who} pledged ${amount}: ${campaign}`,
    description: 'Accept or decline it.',
  }),
  accepted: ({ campaign, amount }) => ({
    title: `Your pledge of ${amount} is accepted: ${campaign}`,
    description: 'Bring it in as you have promised.',
  }),
  declined: ({ campaign, amount }) => ({
    title: `Your pledge of ${amount} is declined: ${campaign}`,
    description: 'You may pledge towards another need.',
  }),
  contributed: ({ campaign, amount }) => ({
    title: `Your contribution of ${amount} is confirmed: ${campaign}`,
    description: 'It counts towards your share.',
  }),
  withdrawn: ({ who, campaign, amount }) => ({
    title: `${who} took back ${amount}: ${campaign}`,
    description: 'The need is open again.',
  }),
};

/** What the other side of a pledge is told about a move. */
export function pledgeNotice(to: PledgeStatus, told: Told): Notice {
  return withNote(pledgeWords[to]({ ...told, who: told.by ?? 'The system' }), told.note);
}
