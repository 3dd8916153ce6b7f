import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, MailX } from 'lucide-react';
import type { MemberInvitation } from '../../../contract/accounts/members.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { SettingRow } from '../../ui/data/setting-row.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useRoleWords } from '../workspaces/use-role-words.ts';
import { limitsOf } from './limit-fields.tsx';
import { inviteMutation, revokeMutation } from './members.queries.ts';

/** Open invitations. */
export function InvitationList({ invitations }: { invitations: readonly MemberInvitation[] }) {
  const { t } = useLingui();
  if (invitations.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-label={t`Invited`}>
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Invited</Trans> <span className="num text-t3">{invitations.length}</span>
          </h2>
        }
      />
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: MemberInvitation }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useRoleWords();
  const client = useQueryClient();
  const invite = useMutation(inviteMutation(client));
  const revoke = useMutation(revokeMutation(client));
  const { id, email, roles, invited_by: inviter, is_expired: isExpired } = invitation;
  const limits = limitsOf(invitation);
  const until = formatDate(invitation.expires_at, { locale: i18n.locale });
  async function act(doing: Promise<unknown>, done: string) {
    try {
      await doing;
      showToast('success', done);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <SettingRow
      icon={isExpired ? MailX : Mail}
      tint={isExpired ? 'grey' : 'blue'}
      title={email}
      text={
        <Dotted>
          {roles.map(nameOf).join(', ')}
          {inviter ? <Trans>invited by {inviter}</Trans> : null}
          {isExpired ? <Trans>ran out {until}</Trans> : <Trans>until {until}</Trans>}
        </Dotted>
      }
    >
      <Button
        size="sm"
        onClick={() =>
          act(invite.mutateAsync({ email, roles, ...limits }), t`The invitation is on its way to ${email}.`)
        }
        aria-label={t`Send again to ${email}`}
      >
        <Trans>Send again</Trans>
      </Button>
      <Button
        size="sm"
        variant="danger"
        onClick={() => act(revoke.mutateAsync(id), t`The invitation no longer works.`)}
        aria-label={t`Withdraw the invitation to ${email}`}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </SettingRow>
  );
}
