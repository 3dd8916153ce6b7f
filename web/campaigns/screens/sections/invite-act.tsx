import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '../../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const InviteDialog = lazyWithRetry(async () => ({
  default: (await import('../../invitations/invite-dialog.tsx')).InviteDialog,
}));

interface Invited {
  id: string;
  fullname: string;
}

/** Invites the displayed creator to a campaign. */
export function InviteAct({ creator }: { creator: Invited }) {
  return (
    <Opener creator={creator} block variant="primary" icon={UserPlus} className="max-md:whitespace-normal">
      <Trans>Invite to a campaign</Trans>
    </Opener>
  );
}

/** The same in a list. */
export function InviteButton({
  creator,
  ...rest
}: { creator: Invited } & Pick<ComponentProps<typeof Button>, 'block'>) {
  const { t } = useLingui();
  return (
    <Opener creator={creator} size="sm" aria-label={t`Invite ${creator.fullname}`} {...rest}>
      <Trans>Invite</Trans>
    </Opener>
  );
}

function Opener({ creator, ...button }: { creator: Invited } & ComponentProps<typeof Button>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} {...button} />
      {isOpen ? (
        <Suspense>
          <InviteDialog people={[creator]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
