import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { PersonCard } from '../../../contract/core/people.ts';
import type { Dispute } from '../../../contract/work/disputes.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const AnswerDialog = lazyWithRetry(() => import('./answer-dialog.tsx'));

/** Dispute of an agreement: statements, decision, and the reader's answer if still due. */
export function DisputeNote({ dispute }: { dispute: Dispute }) {
  const [isAnswering, setAnswering] = useState(false);
  const { creator, influencer, opened_by: openedBy, status, answer } = dispute;
  const [opener, other] = openedBy === creator.id ? [creator, influencer] : [influencer, creator];
  const isOpen = status === 'open';
  const isAsked = dispute.can.answer === true;
  return (
    <div className="grid gap-2 rounded-box border border-line px-4 py-3 text-sm">
      <p className="font-semibold">
        {isOpen ? <Trans>Dispute opened by {nameOf(opener)}</Trans> : <Outcome dispute={dispute} />}
      </p>
      {dispute.note ? <p className="whitespace-pre-line">“{dispute.note}”</p> : null}
      <Statement by={opener} words={dispute.reason} />
      {answer ? <Statement by={other} words={answer} /> : null}
      {answer || isAsked || !isOpen ? null : (
        <p className="text-t3">
          <Trans>{nameOf(other)} hasn’t responded yet.</Trans>
        </p>
      )}
      {isAsked ? (
        <Button variant={answer ? 'outline' : 'primary'} onClick={() => setAnswering(true)}>
          {answer ? <Trans>Edit your statement</Trans> : <Trans>Respond</Trans>}
        </Button>
      ) : null}
      <Suspense>{isAnswering ? <AnswerDialog dispute={dispute} onClose={() => setAnswering(false)} /> : null}</Suspense>
    </div>
  );
}

function Statement({ by, words }: { by: PersonCard; words: string }) {
  return (
    <p className="whitespace-pre-line text-t2">
      <span className="font-semibold">{nameOf(by)}:</span> “{words}”
    </p>
  );
}

function Outcome({ dispute: { outcome, released, refunded } }: { dispute: Dispute }) {
  if (outcome === 'release') return <Trans>Decided: paid to the influencer in full</Trans>;
  if (outcome === 'refund') return <Trans>Decided: refunded in full</Trans>;
  return (
    <Trans>
      Decided: {formatRupees(released)} to the influencer, {formatRupees(refunded)} refunded
    </Trans>
  );
}
