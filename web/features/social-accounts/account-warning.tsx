import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { late } from '../../ui/late.ts';
import { useAccountCheck } from './use-account-check.ts';

const Dialog = late(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }));

/**
 * Asks whoever has no social account for one. An influencer cannot go on without; brands and partners are told once.
 * What it wraps begins only where nobody is asked. Source: the specification, validation rules.
 */
export function AccountWarning({ me, children }: { me: string; children: ReactNode }) {
  const role = useAccountCheck(me);
  const [isDone, setDone] = useState(wasShown);
  if (role === undefined) return null;
  if (role === 'Influencer') return <Warning />;
  if ((role === 'Brand' || role === 'Partner') && !isDone) return <Warning onClose={() => setDone(true)} />;
  return children;
}

const wasShown = () => readStored(storedKeys.brandPopupShown) !== null;

function Warning({ onClose }: { onClose?: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    onClose?.();
    void navigate(paths.profileSettings);
  };
  return (
    <Suspense fallback={null}>
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
    </Suspense>
  );
}

/** Once it stands on the page it was shown, also when the page is left without an answer. */
function rememberShown(node: HTMLElement | null): void {
  if (node) writeStored(storedKeys.brandPopupShown, 'true');
}
