import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX, DoorOpen, Send, Wallet } from 'lucide-react';
import { useId, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { WideDialog } from '../../ui/overlays/wide-dialog.tsx';
import { CancelBar, CancelReason, CancelStep, isReason } from './cancel-parts.tsx';
import { useCancel } from './escrow.queries.ts';

interface CancelDialogProps {
  applicationId: string;
  /** Money was agreed, and none is held. */
  isPaid: boolean;
  onClose: () => void;
}

/** Cancels an agreement of which no money is held: at once, and free for both. */
export default function CancelDialog({ applicationId, isPaid, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const cancel = useCancel(applicationId);
  const close = cancel.isPending ? undefined : onClose;
  async function send() {
    setAsked(true);
    if (!isReason(note)) return;
    try {
      await cancel.mutateAsync(note.trim());
      showToast('success', t`Agreement cancelled. The other side has been told the reason.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <WideDialog
      headingId={heading}
      title={<Trans>Cancel the agreement?</Trans>}
      onClose={close}
      foot={
        <>
          {cancel.error ? (
            <div className="px-5 pt-3 md:px-6">
              <FormError>{reasonOf(cancel.error)}</FormError>
            </div>
          ) : null}
          <CancelBar isSending={cancel.isPending} onKeep={close} onCancel={send}>
            <Trans>Cancel agreement</Trans>
          </CancelBar>
        </>
      }
    >
      <p className="mb-4 text-sm text-t2">
        {isPaid ? (
          <Trans>Nothing has been paid yet, so cancelling is free for both sides.</Trans>
        ) : (
          <Trans>No money is on hold for this work, so nothing is refunded.</Trans>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-2">
        <CancelReason note={note} onChange={setNote} isAsked={isAsked} />
        <div>
          <h3 className="mb-1 font-semibold text-sm">
            <Trans>What happens, and when</Trans>
          </h3>
          <ul>
            <CancelStep icon={CircleX} title={<Trans>Now: the agreement ends</Trans>}>
              <Trans>for both sides. Nobody has to agree, and it can’t be taken back.</Trans>
            </CancelStep>
            <CancelStep icon={Send} title={<Trans>Now: the other side is told</Trans>}>
              <Trans>by app and email, with your reason.</Trans>
            </CancelStep>
            {isPaid ? (
              <CancelStep icon={Wallet} title={<Trans>If a payment still arrives</Trans>}>
                <Trans>it’s refunded in full.</Trans>
              </CancelStep>
            ) : null}
            <CancelStep icon={DoorOpen} title={<Trans>The place in the campaign opens again</Trans>}>
              <Trans>while the campaign takes applications.</Trans>
            </CancelStep>
          </ul>
        </div>
      </div>
    </WideDialog>
  );
}
