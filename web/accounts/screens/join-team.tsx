import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { InvitationOffer } from '../../../contract/accounts/members.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { loginFor, paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { acceptMutation, invitationQuery } from '../members/members.queries.ts';
import { useRoleWords } from '../workspaces/use-role-words.ts';
import { switchAccount } from '../workspaces/workspaces.queries.ts';

/** From the e-mail of an invitation: opening it changes nothing, its button accepts once. */
export default function JoinTeam() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = (isHydrated && new URLSearchParams(hash.slice(1)).get('token')) || '';
  const { data, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const isIncomplete = isHydrated && token === '';
  return (
    <AuthFrame back={paths.home} title={<Trans>Join a team</Trans>}>
      <PageMeta title={t`Join a team`} description={t`Accept an invitation to act for an account.`} noIndex />
      {isIncomplete ? (
        <p className="mt-6 text-bad">
          <Trans>This link is incomplete. Open it again from the email.</Trans>
        </p>
      ) : null}
      {error ? (
        <p className="mt-6 text-t2">
          <Trans>This invitation was used, withdrawn or has run out. Ask for a new one.</Trans>
        </p>
      ) : null}
      {data ? <Offer offer={data} token={token} /> : null}
      {data || error || isIncomplete ? null : <Skeleton className="mt-6 h-40 rounded-card" />}
    </AuthFrame>
  );
}

function Offer({ offer, token }: { offer: InvitationOffer; token: string }) {
  const { i18n } = useLingui();
  const { nameOf, rightsOf } = useRoleWords();
  const { pathname, hash } = useLocation();
  const session = useSession();
  const { mutateAsync, isPending } = useMutation(acceptMutation(useQueryClient()));
  const [refusal, setRefusal] = useState('');
  const { account, roles, invited_by: inviter, email, share_percent: share, until } = offer;
  const lastDay = until && formatDay(until, { locale: i18n.locale });
  async function accept() {
    setRefusal('');
    try {
      const { id } = await mutateAsync(token);
      await switchAccount(id);
      window.location.assign(paths.dashboard);
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  return (
    <div className="mt-6 grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar id={account.name} image={account.profile_image} shape="organisation" size={48} />
        <div className="min-w-0">
          <p className="h4 break-words">{account.name}</p>
          {inviter ? (
            <p className="text-sm text-t3">
              <Trans>invited by {inviter}</Trans>
            </p>
          ) : null}
        </div>
      </div>
      {roles.map((role) => (
        <p key={role}>
          <span className="block font-semibold">{nameOf(role)}</span>
          <span className="text-sm text-t2">{rightsOf(role)}</span>
        </p>
      ))}
      {share === null ? null : (
        <p className="text-sm">
          <Trans>
            You get <b className="num font-semibold">{share} %</b> of each release, in the wallet of your own account.
          </Trans>
        </p>
      )}
      {lastDay ? (
        <p className="text-sm">
          <Trans>
            It ends after <b className="font-semibold">{lastDay}</b>.
          </Trans>
        </p>
      ) : null}
      <p className="text-sm text-t3">
        <Trans>Only someone who confirmed {email} can accept.</Trans>
      </p>
      <FormError>{refusal}</FormError>
      {session.token ? (
        <Button variant="primary" block disabled={isPending} onClick={accept}>
          <Trans>Accept</Trans>
        </Button>
      ) : (
        <>
          <LinkButton to={loginFor(pathname + hash)} variant="primary" block>
            <Trans>Log in to accept</Trans>
          </LinkButton>
          <LinkButton to={paths.signup} block>
            <Trans>Sign up</Trans>
          </LinkButton>
        </>
      )}
    </div>
  );
}
