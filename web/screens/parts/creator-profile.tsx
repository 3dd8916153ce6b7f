import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { InfluencerDetails } from '../../../contract/discovery.ts';
import { BookmarkButton } from '../../features/bookmarks/bookmark-button.tsx';
import { AccountsTable } from '../../features/discovery/profile/accounts-table.tsx';
import { PriceCard, RateCard } from '../../features/discovery/profile/profile-aside.tsx';
import { ProfileCover } from '../../features/discovery/profile/profile-cover.tsx';
import { ProfileHead } from '../../features/discovery/profile/profile-head.tsx';
import { ShareButton } from '../../features/discovery/profile/share-button.tsx';
import { SimilarCreators } from '../../features/discovery/profile/similar-creators.tsx';
import { SafetyMenu } from '../../features/safety/safety-menu.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WhenSeen } from '../../ui/when-seen.tsx';
import { CreatorContact } from './creator-contact.tsx';

// Below the first screen: loaded after what stands above it.
const ProfileRecord = lazy(() => import('./profile-record.tsx'));

/** A creator's page: figures with their source, rates, contact and others like them. */
export function CreatorProfile({ details }: { details: InfluencerDetails }) {
  const { profile } = useSession();
  const isOwn = profile?.id === details.id;
  const acts = <Acts details={details} isOwn={isOwn} />;
  return (
    <article className="pb-10 md:pb-18">
      <title>{details.fullname}</title>
      <ProfileCover id={details.id}>
        <Corner details={details} isOwn={isOwn} />
      </ProfileCover>
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <ProfileHead details={details} />
          <div className="mt-6 grid gap-4 lg:hidden">
            <PriceCard details={details} actions={<span className="max-md:hidden">{acts}</span>} />
            <RateCard rates={details.rates} />
          </div>
          <AccountsTable accounts={details.accounts} />
          <CreatorContact details={details} />
          {details.claimed ? (
            <WhenSeen placeholder={<Skeleton className="mt-10 h-96 rounded-card" />}>
              <Suspense fallback={<Skeleton className="mt-10 h-96 rounded-card" />}>
                <ProfileRecord id={details.id} name={details.fullname} />
              </Suspense>
            </WhenSeen>
          ) : null}
          <SimilarCreators cards={details.similar} />
        </div>
        <aside className="-mt-18 relative grid w-90 flex-none gap-4 max-lg:hidden">
          <PriceCard details={details} actions={acts} />
          <RateCard rates={details.rates} />
        </aside>
      </div>
      <PhoneBar>{acts}</PhoneBar>
    </article>
  );
}

/** On phones what one can do stays in reach above the bar. */
function PhoneBar({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 sticky bottom-[68px] z-10 mt-6 border-line border-t bg-surface px-4 py-3 md:hidden">
      {children}
    </div>
  );
}

interface ActsProps {
  details: InfluencerDetails;
  isOwn: boolean;
}

function Acts({ details, isOwn }: ActsProps) {
  if (isOwn) {
    return (
      <LinkButton block icon={Pencil} to={paths.myProfile}>
        <Trans>Edit my profile</Trans>
      </LinkButton>
    );
  }
  return (
    <div className="flex gap-2">
      {details.claimed ? (
        <LinkButton variant="primary" icon={MessageCircle} to={paths.chatWith(details.id)} className="flex-1">
          <Trans>Message</Trans>
        </LinkButton>
      ) : (
        <p className="flex-1 self-center text-sm text-t2">
          <Trans>Keep this profile; you can message it once it is claimed.</Trans>
        </p>
      )}
      <BookmarkButton
        look="box"
        target={{ type: 'influencer', id: details.id }}
        name={details.fullname}
        bookmarkId={details.bookmark_id}
      />
      <span className="flex gap-2 max-md:hidden">
        <Corner details={details} isOwn={isOwn} />
      </span>
    </div>
  );
}

/** Share, report and block: in the cover's corner on phones, beside the buttons above. */
function Corner({ details, isOwn }: ActsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <ShareButton name={t`${details.fullname} on Tandem`} className="bg-surface" />
      {isOwn || !details.claimed ? null : (
        <SafetyMenu
          targetId={details.id}
          name={details.fullname}
          onBlocked={() => void navigate(paths.browse)}
          className="bg-surface"
        />
      )}
    </>
  );
}
