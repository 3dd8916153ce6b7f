import type { QueryClient } from '@tanstack/react-query';
import type { PledgeLine } from '../../../contract/pledges.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { keptActs } from '../../lib/kept-acts.ts';
import { storedKeys } from '../../lib/stored.ts';
import { showToast } from '../../ui/toast.ts';
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

/** A refusal corrects what was told as done, so it stays longer than that did; ms. */
const refusedTime = 15_000;

/** With why the server would not, or null where it did. */
export const pledgeOutbox = keptActs<Given, { refusal: string | null }>(
  storedKeys.pledgeAnswers,
  async ({ id, status, key }) => {
    try {
      await sendPledgeMove({ id, status }, key);
      return { refusal: null };
    } catch (error) {
      return isRefusal(error) ? { refusal: error.reason } : null;
    }
  },
);

/** Sends what waits, and sees to what comes of it on whatever page one is by then. */
export function followPledgeAnswers(client: QueryClient): void {
  pledgeOutbox.follow(client, ({ campaignId, id, name, status }, { refusal }) => {
    if (refusal === null) {
      // Nothing jumps back until the pledges are fetched anew.
      client.setQueryData<PledgeLine[]>(pledgesKey(campaignId), (all) =>
        all?.map((one) => (one.id === id ? { ...one, status } : one)),
      );
    } else showToast('error', `${name}: ${refusal}`, { duration: refusedTime });
    void refreshAsParty(client);
  });
}
