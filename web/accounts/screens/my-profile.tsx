import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OwnPackages } from '../../campaigns/packages/own-packages.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useScrollToHash } from '../../lib/use-scroll-to-hash.ts';
import { KitSettings } from '../../site/media-kit/kit-settings.tsx';
import { Portfolio } from '../../social/content/portfolio.tsx';
import { Section } from '../../ui/data/section.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { Completeness } from '../users/completeness.tsx';
import { ProfileForm } from '../users/profile-form.tsx';
import { ProfilePicture } from '../users/profile-picture.tsx';
import { personalInfoQuery } from '../users/users.queries.ts';

export default function MyProfile() {
  const { t } = useLingui();
  const { profile, token } = useSession();
  const { data: info, isError, refetch } = useQuery({ ...personalInfoQuery, enabled: token !== null });
  useScrollToHash(info !== undefined);
  const organisation = profile?.role !== 'Influencer';
  return (
    <>
      <title>{t`My Profile`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="h1">
          <Trans>My Profile</Trans>
        </h1>
        <LinkButton to={paths.profileSettings}>
          <Trans>Profile Settings</Trans>
        </LinkButton>
      </div>
      {isError ? <ErrorState title={t`Couldn’t load your profile`} onRetry={refetch} /> : null}
      {info && profile ? (
        <div className="grid gap-8 pb-18 md:gap-12">
          <Section title={<Trans>Picture</Trans>} text={<Trans>Shown next to your name everywhere.</Trans>}>
            <ProfilePicture profile={profile} organisation={organisation} />
            <div className="mt-5 flex border-line border-t border-dashed pt-4">
              <Completeness percent={info.completeness} missing={info.missing} />
            </div>
          </Section>
          {organisation ? null : (
            <>
              <Section
                id="work"
                title={<Trans>Your work</Trans>}
                text={
                  <Trans>
                    Posts of connected accounts come by themselves. Add up to 24 more; three show on your card.
                  </Trans>
                }
              >
                <Portfolio userId={profile.id} />
              </Section>
              <Section
                id="packages"
                title={<Trans>Packages</Trans>}
                text={<Trans>Fixed work at a fixed price. Brands book it on your profile; you still say yes.</Trans>}
              >
                <OwnPackages userId={profile.id} name={profile.fullname} />
              </Section>
              <Section
                id="media-kit"
                title={<Trans>Media kit</Trans>}
                text={<Trans>A public page to share. Contact details and your rate card never show there.</Trans>}
              >
                <KitSettings />
              </Section>
            </>
          )}
          <ProfileForm info={info} userId={profile.id} organisation={organisation} />
        </div>
      ) : null}
      {!info && !isError ? <ProfileSkeleton label={t`Loading your profile`} /> : null}
    </>
  );
}

function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-8 pb-18 md:gap-12">
      {[176, 184, 252].map((height) => (
        <div key={height} className="grid gap-3 md:grid-cols-[248px_minmax(0,1fr)] md:gap-8">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-44 rounded-card" />
        </div>
      ))}
    </div>
  );
}
