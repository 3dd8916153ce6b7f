import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ReportCase, type ReportOutcome, reportCalls } from '../../../contract/operators/reports.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useAct } from './operator.queries.ts';

/** Assigns, releases and closes a report. */
export function ReportDecision({ report, me }: { report: ReportCase; me: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<ReportOutcome>();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const params = { id: report.id };
  const claim = useAct((isTaken: boolean) =>
    request(isTaken ? reportCalls.claimReport : reportCalls.releaseReport, { params }),
  );
  const decide = useAct((body: { outcome: ReportOutcome; note: string }) =>
    request(reportCalls.decideReport, { params, body }),
  );
  const isMine = report.claimed_by?.id === me;
  const { can } = report;
  const noteProblem = note.trim().length < 3 ? t`Give a short reason.` : undefined;
  const refusal = decide.error ?? claim.error;

  async function send() {
    setChecked(true);
    if (!outcome || noteProblem) return;
    try {
      await decide.mutateAsync({ outcome, note: note.trim() });
      showToast('success', t`Decided. The person who reported it has been notified.`);
    } catch {
      // The form shows the error.
    }
  }

  if (can.claim !== true) {
    return (
      <Card flat>
        <p>
          <Trans>{report.claimed_by?.fullname} is handling this report.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="decision" className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="decision" className="h4">
          <Trans>Your decision</Trans>
        </h2>
        <Button size="sm" onClick={() => claim.mutateAsync(!isMine).catch(() => null)}>
          {isMine ? <Trans>Release the report</Trans> : <Trans>Take it</Trans>}
        </Button>
      </div>
      <RadioCards
        legend={<Trans>Outcome</Trans>}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        error={isChecked && !outcome ? t`Choose what happens next.` : undefined}
        cards={[
          { id: 'dismissed' as const, title: <Trans>Dismiss</Trans>, text: <Trans>Nothing against our rules</Trans> },
          { id: 'warned' as const, title: <Trans>Warn</Trans>, text: <Trans>The person is told what was wrong</Trans> },
          {
            id: 'withheld' as const,
            title: <Trans>Take the campaign down</Trans>,
            text: <Trans>Removed from the feed; existing agreements continue</Trans>,
          },
          {
            id: 'suspended' as const,
            title: <Trans>Suspend</Trans>,
            text: <Trans>Signed out and hidden from others</Trans>,
          },
        ].filter(({ id }) => can[id] === true)}
      />
      <Field
        label={<Trans>Reason</Trans>}
        hint={
          outcome === 'dismissed' ? (
            <Trans>Recorded with the report.</Trans>
          ) : (
            <Trans>The warned or suspended person can read this. The person who reported can’t.</Trans>
          )
        }
        error={isChecked ? noteProblem : undefined}
        required
      >
        <Textarea maxLength={1_000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <FormError>{refusal ? reasonOf(refusal) : undefined}</FormError>
      <Button variant="primary" onClick={send}>
        <Trans>Confirm decision</Trans>
      </Button>
    </Card>
  );
}
