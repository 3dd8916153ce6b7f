import type { QueryClient } from '@tanstack/react-query';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { pendingActions, refusedTime } from '../../lib/pending-actions.ts';
import { storedKeys } from '../../lib/stored.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { pledgesKey, refreshAsParty, sendPledgeMove } from './pledges.queries.ts';

export type Answer = 'accepted' | 'declined';

/** Answer of the creator to a pledge. */
interface Given {
  campaignId: string;
  id: string;
  /** Name of the pledger. */
  name: string;
  status: Answer;
}

/** Result with the server's refusal, or null on success. */
export const pledgeOutbox = pendingActions<Given, { refusal: string | null }>(
  storedKeys.pledgeAnswers,
  async ({ id, status, key, sentAt }, signal) => {
    try {
      await sendPledgeMove({ id, status }, { idempotencyKey: key, signal });
    } catch (error) {
      if (!isRefusal(error)) return null;
      // After a day the idempotency key has expired: an earlier try may have succeeded, which makes the move illegal now.
      if (sentAt === undefined || error.code !== 'ILLEGAL_MOVE') return { refusal: error.reason };
    }
    return { refusal: null };
  },
);

/** Sends pending answers and handles their results on any page. */
export function followPledgeAnswers(client: QueryClient): void {
  pledgeOutbox.follow(client, (answer, settled) => {
    if (settled?.refusal) showToast('error', `${answer.name}: ${settled.refusal}`, { duration: refusedTime });
    else keepAnswer(client, answer);
    void refreshAsParty(client);
  });
}

const no = { reason: '' };
/** Nothing is offered until the pledge is fetched anew. */
const unknown = { accepted: no, declined: no, contributed: no, withdrawn: no };

/** Applies the answer to the cache until the refetch. */
function keepAnswer(client: QueryClient, answer: Given): void {
  client.setQueryData<PledgeLine[]>(pledgesKey(answer.campaignId), (all) =>
    all?.map((one) => (one.id === answer.id ? { ...one, status: statusWith(one, [answer]), can: unknown } : one)),
  );
}

/** Status including a pending answer; a pledge moved meanwhile has the server's status. */
export function statusWith({ id, status }: PledgeLine, answers: readonly Given[]): PledgeLine['status'] {
  if (status !== 'pledged') return status;
  return answers.find((one) => one.id === id)?.status ?? status;
}
