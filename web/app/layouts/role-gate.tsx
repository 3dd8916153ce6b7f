import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useOpens } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** The page, or why the reader's role in the account does not include it and where to go instead. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const opens = useOpens();
  const { profile } = useSession();
  if (opens(useLocation().pathname) || !profile) return children;
  const account = nameOf(profile);
  return (
    <>
      <PageMeta title={t`Not part of your role`} />
      <h1 className="sr-only">
        <Trans>Not part of your role</Trans>
      </h1>
      <EmptyState
        icon={Lock}
        title={<Trans>Your role doesn’t include this page</Trans>}
        text={<Trans>You act for {account}. Ask one of its owners if you need this page for your work.</Trans>}
        action={
          <LinkButton to={paths.dashboard} variant="peacock">
            <Trans>Go to the dashboard</Trans>
          </LinkButton>
        }
      />
    </>
  );
}
