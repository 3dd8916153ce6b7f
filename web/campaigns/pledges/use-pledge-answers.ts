import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { undoTime } from '../../lib/pending-actions.ts';
import { nameOf } from '../../lib/people-names.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Answer, followPledgeAnswers, pledgeOutbox, statusWith } from './pledge-outbox.ts';

/** Answers to pledges with Undo for a few seconds. */
export function usePledgeAnswers() {
  const { t } = useLingui();
  const client = useQueryClient();
  const waiting = pledgeOutbox.useWaiting();
  useEffect(() => followPledgeAnswers(client), [client]);

  function put({ id, campaign_id: campaignId, user }: PledgeLine, status: Answer): string {
    return pledgeOutbox.put({ campaignId, id, name: nameOf(user), status });
  }
  function tell(text: string, keys: readonly string[]) {
    const undo = { label: t`Undo`, onUndo: () => takeBack(keys) };
    showToast('success', text, { id: 'pledge-answer', duration: undoTime, undo });
  }
  function answer(pledge: PledgeLine, status: Answer) {
    const name = nameOf(pledge.user);
    tell(status === 'accepted' ? t`${name} accepted.` : t`${name} declined.`, [put(pledge, status)]);
  }
  function acceptAll(pledges: readonly PledgeLine[]) {
    const keys = pledges.map((pledge) => put(pledge, 'accepted'));
    tell(t`${plural(keys.length, { one: '# pledge accepted.', other: '# pledges accepted.' })}`, keys);
  }
  function takeBack(keys: readonly string[]) {
    const taken = keys.filter((key) => pledgeOutbox.takeBack(key));
    if (taken.length < keys.length) showToast('info', t`It was already sent, so you can’t undo it.`);
  }
  return {
    answer,
    acceptAll,
    /** Displayed status: a pending answer, else the server's. */
    statusOf: (pledge: PledgeLine) => statusWith(pledge, waiting),
  };
}
