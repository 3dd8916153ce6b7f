import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { blockMutation } from './safety.queries.ts';

interface BlockDialogProps {
  targetId: string;
  name: string;
  onClose: () => void;
  onBlocked: () => void;
}

/** Asks before a block, because it takes effect on both sides. */
export function BlockDialog({ targetId, name, onClose, onBlocked }: BlockDialogProps) {
  const { t } = useLingui();
  const block = useMutation(blockMutation(targetId));
  return (
    <Dialog
      title={t`Block ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            busy={block.isPending}
            onClick={() => block.mutate(undefined, { onSuccess: onBlocked })}
          >
            <Trans>Block</Trans>
          </Button>
        </>
      }
    >
      <p className="text-t2">
        <Trans>Neither of you can find or message the other any more. What you wrote so far stays readable.</Trans>
      </p>
      {block.error ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {block.error.message}
        </p>
      ) : null}
    </Dialog>
  );
}
