import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, ShieldCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useOpens } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** The page, or why it is closed to the reader in this account and where to go instead. */
export function RoleGate({ children }: { children: ReactNode }) {
  const opens = useOpens();
  const { profile } = useSession();
  if (opens(useLocation().pathname) || !profile) return children;
  const account = nameOf(profile);
  return profile.needs_factor ? <FactorNeeded account={account} /> : <OtherRole account={account} />;
}

function FactorNeeded({ account }: { account: string }) {
  const { t } = useLingui();
  return (
    <ClosedPage
      name={t`Second factor needed`}
      icon={ShieldCheck}
      title={<Trans>{account} asks for a second factor</Trans>}
      text={
        <Trans>Add a passkey or an authenticator app, which takes a minute. Then everything here opens again.</Trans>
      }
      action={
        <LinkButton to={paths.security} variant="primary">
          <Trans>Set it up</Trans>
        </LinkButton>
      }
    />
  );
}

function OtherRole({ account }: { account: string }) {
  const { t } = useLingui();
  return (
    <ClosedPage
      name={t`Not part of your role`}
      icon={Lock}
      title={<Trans>Your role doesn’t include this page</Trans>}
      text={<Trans>You act for {account}. Ask one of its owners if you need this page for your work.</Trans>}
      action={
        <LinkButton to={paths.dashboard} variant="peacock">
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
      }
    />
  );
}

/** Says why a page is closed. `name` is its title and heading. */
function ClosedPage({ name, ...reason }: { name: string } & ComponentProps<typeof EmptyState>) {
  return (
    <>
      <PageMeta title={name} />
      <h1 className="sr-only">{name}</h1>
      <EmptyState {...reason} />
    </>
  );
}
