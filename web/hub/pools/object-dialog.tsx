import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PoolPaper, Spending } from '../../../contract/hub/pools.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PaperField } from './paper-field.tsx';
import { useAnswerDraw, useDisputePool } from './pools.queries.ts';

interface ObjectDialogProps {
  campaignId: string;
  /** Null: the whole pool. */
  draw: Spending | null;
  onClose: () => void;
}

/** Objection to a draw, or dispute about it or the pool: reason and files for an operator. */
export default function ObjectDialog({ campaignId, draw, onClose }: ObjectDialogProps) {
  const { t } = useLingui();
  const answer = useAnswerDraw(draw?.id ?? '');
  const dispute = useDisputePool(campaignId);
  const [reason, setReason] = useState('');
  const [papers, setPapers] = useState<PoolPaper[]>([]);
  const [problem, setProblem] = useState<{ reason?: string; root?: string }>({});
  const close = answer.isPending || dispute.isPending ? undefined : onClose;
  async function send() {
    const words = reason.trim();
    if (!words) return setProblem({ reason: t`Explain why, so Tandem can decide.` });
    setProblem({});
    const ids = papers.map(({ id }) => id);
    try {
      if (draw?.can.object === true) await answer.mutateAsync({ status: 'objected', note: words, papers: ids });
      else await dispute.mutateAsync({ spending_id: draw?.id ?? null, reason: words, papers: ids });
      onClose();
    } catch (error) {
      setProblem({ root: reasonOf(error) });
    }
  }
  return (
    <Dialog
      title={draw ? <Trans>Object to draw {draw.number}?</Trans> : <Trans>Dispute the whole pool?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="danger" onClick={send}>
            {draw ? <Trans>Object</Trans> : <Trans>Dispute the pool</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-t2">
          {draw ? (
            <Trans>
              {formatRupees(draw.amount)} stays on hold until Tandem has decided. The rest of the pool continues.
            </Trans>
          ) : (
            <Trans>Nothing is paid from the pool until Tandem has decided.</Trans>
          )}
        </p>
        <Field
          label={<Trans>Reason</Trans>}
          hint={<Trans>The owner, the payers and Tandem can read it.</Trans>}
          error={problem.reason}
          required
        >
          <Textarea maxLength={2000} rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <PaperField
          campaignId={campaignId}
          label={<Trans>Files</Trans>}
          papers={papers}
          most={5}
          onChange={setPapers}
        />
        <FormError>{problem.root}</FormError>
      </div>
    </Dialog>
  );
}
