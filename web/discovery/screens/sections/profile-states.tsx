import { Trans, useLingui } from '@lingui/react/macro';
import { Compass, UserRoundX } from 'lucide-react';
import { ApiError } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { ProfileSkeleton } from '../../discovery/profile/profile-skeleton.tsx';

/** Loading, error and not-found states of a profile. */
export function NotYet({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { t } = useLingui();
  if (!query.error) return <ProfileSkeleton />;
  if (query.error instanceof ApiError && query.error.status === 404) return <NotThere />;
  return (
    <div className="pb-18">
      <PageMeta title={t`Profile`} />
      <h1 className="h1 mb-5">{t`Profile`}</h1>
      <ErrorState title={t`Couldn’t load the profile`} text={reasonOf(query.error)} onRetry={query.refetch} />
    </div>
  );
}

export function NotThere() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Profile not found`} />
      <h1 className="sr-only">{t`Profile not found`}</h1>
      <EmptyState
        icon={UserRoundX}
        title={<Trans>This profile isn’t available</Trans>}
        text={<Trans>It may have been removed, or the link is incomplete.</Trans>}
        action={
          <LinkButton variant="primary" icon={Compass} to={paths.browse}>
            <Trans>Browse Influencers</Trans>
          </LinkButton>
        }
      />
    </>
  );
}
