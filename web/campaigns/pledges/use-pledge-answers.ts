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

  function answer({ id, campaign_id: campaignId, user }: PledgeLine, status: Answer) {
    const name = nameOf(user);
    const key = pledgeOutbox.put({ campaignId, id, name, status });
    showToast('success', status === 'accepted' ? t`${name} accepted.` : t`${name} declined.`, {
      duration: undoTime,
      undo: { label: t`Undo`, onUndo: () => takeBack(key) },
    });
  }
  function takeBack(key: string) {
    if (!pledgeOutbox.takeBack(key)) showToast('info', t`It was already sent, so you can’t undo it.`);
  }
  return {
    answer,
    /** Displayed status: a pending answer, else the server's. */
    statusOf: (pledge: PledgeLine) => statusWith(pledge, waiting),
  };
}
