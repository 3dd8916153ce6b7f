import type { PledgeStatus } from '../../contract/pledges.ts';
import { type Notice, type Told, withNote } from '../applications/notices.rules.ts';

const pledgeWords: Record<PledgeStatus, (told: Told & { who: string }) => Notice> = {
  pledged: ({ who, campaign }) => ({ title: 'New pledge', description: `${who} pledged towards ${campaign}.` }),
  accepted: ({ campaign }) => ({ title: 'Pledge accepted', description: `Your pledge for ${campaign} was accepted.` }),
  declined: ({ campaign }) => ({ title: 'Pledge declined', description: `Your pledge for ${campaign} was declined.` }),
  contributed: ({ campaign }) => ({
    title: 'Contribution confirmed',
    description: `Your contribution to ${campaign} was confirmed.`,
  }),
  withdrawn: ({ who, campaign }) => ({ title: 'Pledge withdrawn', description: `${who} withdrew from ${campaign}.` }),
};

/** What the other side of a pledge is told about a move. */
export function pledgeNotice(to: PledgeStatus, told: Told): Notice {
  return withNote(pledgeWords[to]({ ...told, who: told.by ?? 'The system' }), told.note);
}
