import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type MemberRole, mayDo } from '../../../contract/kit/permissions.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useRoleWords } from '../workspaces/use-role-words.ts';
import { ConsentFields } from './consent-fields.tsx';
import { LimitFields, limitsFor, type MemberLimits } from './limit-fields.tsx';

interface RoleDialogProps {
  title: string;
  /** Roles the reader may give. */
  grantable: readonly MemberRole[];
  held: readonly MemberRole[];
  submit: ReactNode;
  limits: MemberLimits;
  onSubmit: (roles: MemberRole[], limits: MemberLimits) => Promise<unknown>;
  onClose: () => void;
  /** Above the roles. */
  children?: ReactNode;
}

/** Chooses roles, each with its sentence. A member may have several, such as manager and finance. */
export function RoleDialog({
  title,
  grantable,
  held,
  limits: before,
  submit,
  onSubmit,
  onClose,
  children,
}: RoleDialogProps) {
  const { nameOf, rightsOf } = useRoleWords();
  const [roles, setRoles] = useState<readonly MemberRole[]>(held);
  const [limits, setLimits] = useState(before);
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    setRefusal('');
    try {
      await onSubmit([...roles], limits);
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setSending(false);
    }
  }
  function toggle(role: MemberRole) {
    const isManager = role === 'talent_manager';
    // A talent manager has that role alone.
    const others = isManager ? [] : roles.filter((one) => one !== role && one !== 'talent_manager');
    const next = roles.includes(role) ? others : [...others, role];
    setRoles(next);
    if (isManager || roles.includes('talent_manager')) setLimits(limitsFor(next, limits));
  }
  const isManager = roles.includes('talent_manager');
  const paysSomething = isManager ? limits.limit_payment !== 0 : mayDo(roles, 'pay');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={roles.length === 0 || isSending} onClick={send}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold text-sm">
            <Trans>Roles</Trans>
          </legend>
          {grantable.map((role) => (
            <Checkbox key={role} checked={roles.includes(role)} onChange={() => toggle(role)}>
              <span className="block font-semibold">{nameOf(role)}</span>
              <span className="block text-sm text-t3">{rightsOf(role)}</span>
            </Checkbox>
          ))}
        </fieldset>
        {isManager ? <ConsentFields limits={limits} onChange={setLimits} /> : null}
        <LimitFields limits={limits} onChange={setLimits} mayPay={paysSomething} />
        <FormError>{refusal}</FormError>
      </div>
    </Dialog>
  );
}
