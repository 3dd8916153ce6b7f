import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Member } from '../../../contract/accounts/members.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface RemoveDialogProps {
  member: Member;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a member is removed, or leaves. */
export function RemoveDialog({
  member: { fullname: name, is_me: isMe, is_registrant: isRegistrant },
  onRemove,
  onClose,
}: RemoveDialogProps) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  async function remove() {
    setSending(true);
    await onRemove();
    onClose();
  }
  return (
    <Dialog
      title={isMe ? t`Leave this account?` : t`Remove ${name}?`}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" disabled={isSending} onClick={remove}>
            {isMe ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
          </Button>
        </>
      }
    >
      <p className="text-t2">
        {isMe ? (
          <Trans>You can no longer act for it from now on. To come back you need a new invitation.</Trans>
        ) : (
          <Trans>
            {name} is signed out of this account at once. What they did stays. To come back they need a new invitation.
          </Trans>
        )}
      </p>
      {isRegistrant ? (
        <p className="mt-3 text-t2">
          {isMe ? (
            <Trans>
              You log in as before, with another account of yours. Payment methods of this account are frozen, and
              payouts that were not sent come back to its wallet.
            </Trans>
          ) : (
            <Trans>
              {name} logs in as before, with an account of their own. Payment methods of this account are frozen, and
              payouts that were not sent come back to its wallet.
            </Trans>
          )}
        </p>
      ) : null}
    </Dialog>
  );
}
