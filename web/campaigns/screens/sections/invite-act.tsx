import { Trans } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const InviteDialog = lazyWithRetry(async () => ({
  default: (await import('../../invitations/invite-dialog.tsx')).InviteDialog,
}));

/** Invites the displayed creator to a campaign. */
export function InviteAct({ creator }: { creator: { id: string; fullname: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        block
        variant="primary"
        icon={UserPlus}
        onClick={() => setOpen(true)}
        className="max-md:whitespace-normal"
      >
        <Trans>Invite to a campaign</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <InviteDialog people={[creator]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
