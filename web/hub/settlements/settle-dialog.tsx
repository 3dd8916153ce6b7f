import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type NewSettlement, useSettle } from './settlements.queries.ts';

interface SettleDialogProps {
  campaignId: string;
  settlement: NewSettlement;
  /** Number of participants. */
  parties: number;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a settlement, which is irreversible, with its consequences. */
export default function SettleDialog({ campaignId, settlement, parties, onClose, onDone }: SettleDialogProps) {
  const { t } = useLingui();
  const settle = useSettle(campaignId);
  const [problem, setProblem] = useState<string>();
  const isPool = settlement.source === 'pool';
  const close = settle.isPending ? undefined : onClose;
  async function send() {
    setProblem(undefined);
    try {
      const { data } = await settle.mutateAsync(settlement);
      showToast('success', t`Settlement ${data.number} created. All parties have been notified of their share.`);
      onDone();
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }
  return (
    <Dialog
      title={isPool ? <Trans>Split the pool?</Trans> : <Trans>Record this settlement?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={send}>
            {isPool ? <Trans>Split</Trans> : <Trans>Record</Trans>}
          </Button>
        </>
      }
    >
      <p className="mb-3">
        <Money value={settlement.amount} size={44} paise className="max-md:text-3xl" />
        <span className="num block text-sm text-t2">
          <Plural value={parties} one="goes to # party" other="split between # parties by their shares" />
        </span>
      </p>
      <p className="text-t2">
        {isPool ? (
          <Trans>The money moves from the pool to their wallets at once. You can’t undo this.</Trans>
        ) : (
          <Trans>
            It was paid outside Tandem, so no money moves here. The numbered statement records each party’s share. You
            can’t undo this.
          </Trans>
        )}
      </p>
      <FormError>{problem}</FormError>
    </Dialog>
  );
}
