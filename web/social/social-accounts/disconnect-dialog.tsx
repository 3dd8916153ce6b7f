import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface DisconnectDialogProps {
  handle: string;
  name: string;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Says what goes with a connection before it goes. */
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
            What goes: its figures, its history and growth, its posts, and the verified mark if it is your only
            connection.
          </Trans>
        </p>
        <p>
          <Trans>
            Our permission is given back to {name}. Nothing changes in the account itself. You can connect it again at
            any time; the history begins anew.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
