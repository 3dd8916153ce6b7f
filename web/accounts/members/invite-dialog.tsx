import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { type MemberLimits, noLimits } from './limit-fields.tsx';
import { inviteMutation } from './members.queries.ts';
import { RoleDialog } from './role-dialog.tsx';

interface InviteDialogProps {
  grantable: readonly MemberRole[];
  /** Somebody who asked to be invited. */
  asked: string | null;
  onClose: () => void;
}

/** Invites somebody by e-mail. */
export function InviteDialog({ grantable, asked, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState(asked ?? '');
  const { mutateAsync } = useMutation(inviteMutation(useQueryClient()));
  async function invite(roles: MemberRole[], limits: MemberLimits) {
    await mutateAsync({ email: email.trim(), roles, ...limits });
    showToast('success', t`The invitation is on its way to ${email}.`);
  }
  return (
    <RoleDialog
      title={t`Invite someone`}
      grantable={grantable}
      held={[]}
      limits={noLimits}
      submit={<Trans>Send the invitation</Trans>}
      onSubmit={invite}
      onClose={onClose}
    >
      <Field label={<Trans>Email</Trans>} hint={<Trans>Only this address can accept, within seven days.</Trans>}>
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
    </RoleDialog>
  );
}
