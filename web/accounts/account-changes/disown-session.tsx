import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { disownSessionMutation } from './account-changes.queries.ts';

/** Button for an unknown device; explains the consequences before acting. */
export function DisownSession({ id, device, isUnknown }: { id: string; device: string; isUnknown: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant={isUnknown ? 'danger-filled' : 'danger'} onClick={() => setAsking(true)}>
        <Trans>That wasn’t me</Trans>
      </Button>
      {isAsking ? <Question id={id} device={device} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Question({ id, device, onClose }: { id: string; device: string; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, data, error } = useMutation(disownSessionMutation(client));
  if (data) {
    return (
      <Dialog
        title={t`Now choose a new password`}
        onClose={onClose}
        actions={
          <LinkButton to={paths.forgotPassword} variant="primary">
            <Trans>Choose a new password</Trans>
          </LinkButton>
        }
      >
        <p className="text-t2">
          <Trans>That session has ended, but whoever it was may know your password.</Trans>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t`That wasn’t you?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger-filled" onClick={() => mutateAsync(id).catch(() => null)}>
            <Trans>That wasn’t me</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-t2">
        <p>
          <Trans>
            {device} is signed out at once, payout accounts added there are frozen, and changes it made to your contact
            details or password in the last 72 hours are undone. Then you choose a new password.
          </Trans>
        </p>
        <FormError>{error ? reasonOf(error) : null}</FormError>
      </div>
    </Dialog>
  );
}
