import type { QueryClient } from '@tanstack/react-query';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { pendingActions, refusedTime } from '../../lib/pending-actions.ts';
import { storedKeys } from '../../lib/stored.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { pledgesKey, refreshAsParty, sendPledgeMove } from './pledges.queries.ts';

export type Answer = 'accepted' | 'declined';

/** The creator's answer to a pledge. */
interface Given {
  campaignId: string;
  id: string;
  /** Who pledged. */
  name: string;
  status: Answer;
}

/** With why the server would not, or null where it did. */
export const pledgeOutbox = pendingActions<Given, { refusal: string | null }>(
  storedKeys.pledgeAnswers,
  async ({ id, status, key, sentAt }, signal) => {
    try {
      await sendPledgeMove({ id, status }, { idempotencyKey: key, signal });
    } catch (error) {
      if (!isRefusal(error)) return null;
      // After a day the server no longer knows the key: then an earlier try may have done what cannot be done again.
      if (sentAt === undefined || error.code !== 'ILLEGAL_MOVE') return { refusal: error.reason };
    }
    return { refusal: null };
  },
);

/** Sends what waits, and sees to what comes of it on whatever page one is by then. */
export function followPledgeAnswers(client: QueryClient): void {
  pledgeOutbox.follow(client, (answer, settled) => {
    if (settled?.refusal) showToast('error', `${answer.name}: ${settled.refusal}`, { duration: refusedTime });
    else keepAnswer(client, answer);
    void refreshAsParty(client);
  });
}

/** Nothing jumps back until the pledges are fetched anew. */
function keepAnswer(client: QueryClient, answer: Given): void {
  client.setQueryData<PledgeLine[]>(pledgesKey(answer.campaignId), (all) =>
    all?.map((one) => (one.id === answer.id ? { ...one, status: statusWith(one, [answer]) } : one)),
  );
}

/** The status with what was just answered; a pledge that has moved on meanwhile stands as the server says. */
export function statusWith({ id, status }: PledgeLine, answers: readonly Given[]): PledgeLine['status'] {
  if (status !== 'pledged') return status;
  return answers.find((one) => one.id === id)?.status ?? status;
}
