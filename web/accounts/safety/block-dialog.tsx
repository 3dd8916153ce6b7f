import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { blockMutation, unblockMutation } from './safety.queries.ts';

interface BlockDialogProps {
  targetId: string;
  name: string;
  onClose: () => void;
  onBlocked: () => void;
  onUndone: (() => void) | undefined;
}

/** Confirms a block, since it affects both sides; it can be undone from its toast. */
export function BlockDialog({ targetId, name, onClose, onBlocked, onUndone }: BlockDialogProps) {
  const { t } = useLingui();
  const block = useMutation(blockMutation(targetId));
  const close = block.isPending ? undefined : onClose;
  const { mutateAsync: unblock } = useMutation(unblockMutation(useQueryClient()));
  const undo = () => unblock(targetId).then(onUndone, (error: unknown) => showToast('error', reasonOf(error)));
  const tell = () => {
    onBlocked();
    showToast('success', t`Blocked ${name}.`, { undo: { label: t`Undo`, onUndo: () => void undo() } });
  };
  return (
    <Dialog
      title={t`Block ${name}?`}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" busy={block.isPending} onClick={() => block.mutate(undefined, { onSuccess: tell })}>
            <Trans>Block</Trans>
          </Button>
        </>
      }
    >
      <p className="text-t2">
        <Trans>You can no longer find or message each other. Your earlier messages stay readable.</Trans>
      </p>
      {block.error ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {reasonOf(block.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
