import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { PublicProfile } from '../../../contract/profile.ts';
import { BookmarkButton } from '../../features/bookmarks/bookmark-button.tsx';
import { bookmarksQuery } from '../../features/bookmarks/bookmarks.queries.ts';
import { ProfileCover } from '../../features/discovery/profile/profile-cover.tsx';
import { ShareButton } from '../../features/discovery/profile/share-button.tsx';
import { BusinessHead } from '../../features/people/business-head.tsx';
import { SafetyMenu } from '../../features/safety/safety-menu.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { OpenCampaigns } from './open-campaigns.tsx';

/** The public card of a brand or partner. */
export function BusinessProfile({ person }: { person: PublicProfile }) {
  const { i18n } = useLingui();
  const { profile } = useSession();
  const navigate = useNavigate();
  const name = person.business_name ?? person.fullname;
  const { data: kept } = useInfiniteQuery(bookmarksQuery('brand'));
  const bookmark = kept?.pages.flatMap((page) => page.data).find(({ target_id }) => target_id === person.id);
  return (
    <article className="pb-18">
      <title>{name}</title>
      <ProfileCover id={person.id} />
      <BusinessHead person={person} locale={i18n.locale} />
      {profile?.id === person.id ? null : (
        <div className="mt-6 flex max-w-90 gap-2">
          <LinkButton variant="primary" icon={MessageCircle} to={paths.chatWith(person.id)} className="flex-1">
            <Trans>Message</Trans>
          </LinkButton>
          {kept ? (
            <BookmarkButton
              look="box"
              target={{ type: 'brand', id: person.id }}
              name={name}
              bookmarkId={bookmark?.id ?? null}
            />
          ) : null}
          <ShareButton name={name} />
          <SafetyMenu targetId={person.id} name={name} onBlocked={() => void navigate(paths.browse)} />
        </div>
      )}
      <OpenCampaigns creatorId={person.id} name={name} />
    </article>
  );
}
