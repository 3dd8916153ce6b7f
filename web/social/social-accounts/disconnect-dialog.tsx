import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface DisconnectDialogProps {
  handle: string;
  name: string;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Explains the consequences of disconnecting. */
export default function DisconnectDialog({ handle, name, onClose, onDone }: DisconnectDialogProps) {
  return (
    <Dialog
      title={<Trans>Disconnect @{handle}?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={() => onDone().then(onClose)}>
            <Trans>Disconnect</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-t2">
        <p>
          <Trans>
            We delete its numbers, history, growth and posts, and the verified mark if it’s your only connection.
            Results of posts you made for a campaign stay with it.
          </Trans>
        </p>
        <p>
          <Trans>
            We give our permission back to {name}. Nothing changes in the account itself. You can connect it again any
            time, but its history starts over.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
