import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { storedKeys, writeStored } from '../../lib/stored.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Unprompted } from '../../ui/overlays/unprompted.tsx';

/** Warning dialog, opened automatically. */
export function AccountDialog({ onClose }: { onClose?: (() => void) | undefined }) {
  const navigate = useNavigate();
  const leave = () => {
    onClose?.();
    void navigate(paths.profileSettings);
  };
  return (
    <Unprompted isUrgent={!onClose}>
      <Dialog
        title={<Trans>No Social Media Account Added</Trans>}
        jaali="account"
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={leave}>
            <Trans>Okay</Trans>
          </Button>
        }
      >
        <p className="text-t2" ref={onClose ? rememberShown : undefined}>
          <Trans>To access the platform, you need to add at least one social media account</Trans>
        </p>
      </Dialog>
    </Unprompted>
  );
}

/** Counts as shown once rendered, even if the user leaves without answering. */
function rememberShown(node: HTMLElement | null): void {
  if (node) writeStored(storedKeys.brandPopupShown, 'true');
}
