import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { Answer } from './pledge-outbox.ts';

const ConfirmDialog = lazyWithRetry(() => import('./confirm-dialog.tsx'));

interface PledgeActsProps {
  pledge: PledgeLine;
  status: PledgeLine['status'];
  onAnswer: (answer: Answer) => void;
}

/** Actions on a pledge: an answer, with Undo, and later the confirmation, asked twice. */
export function PledgeActs({ pledge, status, onAnswer }: PledgeActsProps) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const name = nameOf(pledge.user);
  // Not while an answer is pending, since the server does not know it yet.
  const isKnown = status === pledge.status;
  const may = (act: keyof PledgeLine['can']) => isKnown && pledge.can[act] === true;
  return (
    <>
      {may('accepted') ? (
        <Button size="sm" variant="peacock" aria-label={t`Accept ${name}`} onClick={() => onAnswer('accepted')}>
          <Trans>Accept</Trans>
        </Button>
      ) : null}
      {may('declined') ? (
        <Button size="sm" aria-label={t`Decline ${name}`} onClick={() => onAnswer('declined')}>
          <Trans>Decline</Trans>
        </Button>
      ) : null}
      {may('contributed') ? (
        <Button size="sm" aria-label={t`Confirm ${name}’s contribution`} onClick={() => setConfirming(true)}>
          <Trans>Confirm</Trans>
        </Button>
      ) : null}
      <Suspense>
        {isConfirming ? <ConfirmDialog pledge={pledge} onClose={() => setConfirming(false)} /> : null}
      </Suspense>
    </>
  );
}
