import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Compass, UserRoundX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { detailsQuery } from '../features/discovery/discovery.queries.ts';
import { ProfileSkeleton } from '../features/discovery/profile/profile-skeleton.tsx';
import { personQuery } from '../features/people/people.queries.ts';
import { ApiError } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { CreatorProfile } from './parts/creator-profile.tsx';

const BusinessProfile = lazy(async () => ({ default: (await import('./parts/business-profile.tsx')).BusinessProfile }));

/** A creator's media kit, or the public card of a brand or partner, by the type in the address. */
export default function InfluencerProfile() {
  const { type = '', id = '' } = useParams();
  if (type === 'influencer') return <Creator id={id} />;
  if (type === 'brand' || type === 'partner') return <Business id={id} />;
  return <NotThere />;
}

function Creator({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...detailsQuery(id), enabled: token !== null });
  if (query.data) return <CreatorProfile key={id} details={query.data} />;
  return <NotYet query={query} />;
}

function Business({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...personQuery(id), enabled: token !== null });
  if (!query.data) return <NotYet query={query} />;
  const isBusiness = query.data.role === 'Brand' || query.data.role === 'Partner';
  if (!isBusiness) return <NotThere />;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <BusinessProfile key={id} person={query.data} />
    </Suspense>
  );
}

function NotYet({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { t } = useLingui();
  if (!query.error) return <ProfileSkeleton />;
  if (query.error instanceof ApiError && query.error.status === 404) return <NotThere />;
  return (
    <div className="pb-18">
      <h1 className="sr-only">{t`Profile`}</h1>
      <ErrorState title={t`The profile did not load`} text={query.error.message} onRetry={query.refetch} />
    </div>
  );
}

function NotThere() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Profile not found`}</title>
      <h1 className="sr-only">{t`Profile not found`}</h1>
      <EmptyState
        icon={UserRoundX}
        title={<Trans>This profile is not here</Trans>}
        text={<Trans>It may have been removed, or the link is not complete.</Trans>}
        action={
          <LinkButton variant="primary" icon={Compass} to={paths.browse}>
            <Trans>Browse Influencers</Trans>
          </LinkButton>
        }
      />
    </>
  );
}
