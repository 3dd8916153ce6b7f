import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye, MessageCircle, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { PublicProfile } from '../../../../contract/accounts/profile.ts';
import { BookmarkButton } from '../../../campaigns/bookmarks/bookmark-button.tsx';
import { bookmarksQuery } from '../../../campaigns/bookmarks/bookmarks.queries.ts';
import { ProfileCover } from '../../../discovery/discovery/profile/profile-cover.tsx';
import { Figures } from '../../../discovery/track-record/figures.tsx';
import { paths } from '../../../lib/paths.ts';
import { nameOf } from '../../../lib/people-names.ts';
import { useSession } from '../../../lib/session.ts';
import { ShareButton } from '../../../ui/feedback/share-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { BusinessHead } from '../../people/business-head.tsx';
import SafetyMenu from '../../safety/safety-menu.tsx';

const BusinessRecord = lazyWithRetry(() => import('./business-record.tsx'));

const toCome = <Skeleton className="mt-10 h-96 rounded-card" />;

/** Profile of a brand or partner as creators see it: description, track record, open campaigns and reviews. */
export function BusinessProfile({ person }: { person: PublicProfile }) {
  const { i18n } = useLingui();
  const { profile } = useSession();
  const navigate = useNavigate();
  const name = nameOf(person);
  const isOwn = profile?.id === person.id;
  const { data: kept } = useInfiniteQuery({
    ...bookmarksQuery({ type: 'brand', list: undefined }),
    enabled: !isOwn,
  });
  const bookmark = kept?.pages.flatMap((page) => page.data).find(({ target_id }) => target_id === person.id);
  return (
    <article className="pb-18">
      <title>{name}</title>
      <ProfileCover id={person.id} />
      {isOwn ? <OwnNote /> : null}
      <BusinessHead person={person} locale={i18n.locale} />
      {isOwn ? (
        <div className="mt-6 flex gap-2">
          <LinkButton icon={Pencil} to={paths.myProfile}>
            <Trans>Edit my profile</Trans>
          </LinkButton>
          <ShareButton name={name} address={paths.influencerProfile(person.role.toLowerCase(), person.id)} />
        </div>
      ) : (
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
          <ShareButton name={name} address={paths.influencerProfile(person.role.toLowerCase(), person.id)} />
          <SafetyMenu targetId={person.id} name={name} onBlocked={() => void navigate(paths.browse)} />
        </div>
      )}
      <Figures id={person.id} />
      <LazyOnVisible placeholder={toCome}>
        <BusinessRecord id={person.id} name={name} isOwn={isOwn} />
      </LazyOnVisible>
    </article>
  );
}

function OwnNote() {
  return (
    <p className="-mb-1 flex items-center justify-end gap-1.5 pt-2 text-sm text-t2">
      <Eye className="size-4" />
      <Trans>This is what creators see</Trans>
    </p>
  );
}
