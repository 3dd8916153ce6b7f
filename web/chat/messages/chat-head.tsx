import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Ellipsis, Search, UserRound } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ConversationUser } from '../../../contract/chat/messages.ts';
import type { SafetyAct } from '../../accounts/safety/safety-dialog.tsx';
import { paths } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Menu, MenuLink } from '../../ui/overlays/menu.tsx';
import { LastActive, PersonAvatar, whereabouts } from './person.tsx';
import { fullNameOf } from './person-name.ts';
import { RoleBadge } from './role-badge.tsx';
import { SafetyDialog, SafetyItems } from './safety-items.tsx';
import { useChatFilters } from './use-chat-filters.ts';

const SearchSheet = lazyWithRetry(() => import('./search-sheet.tsx'));

const round =
  'inline-grid size-11 flex-none cursor-pointer place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1';

/** Back to the list; hidden on wide screens, which show both. */
export function BackToList() {
  const { t } = useLingui();
  const { list } = useChatFilters();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Coming from search results, go back to the position within them.
  const goBack = (event: MouseEvent) => {
    if (!(state as { fromList?: boolean } | null)?.fromList) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={list} onClick={goBack} aria-label={t`Back to conversations`} className={`${round} md:hidden`}>
      <ArrowLeft />
    </Link>
  );
}

interface ChatHeadProps {
  me: string;
  user: ConversationUser;
  now: Date;
  act?: ReactNode;
  /** False when already blocked, or for a deleted account. */
  canBlock: boolean;
}

/** Header of a conversation. */
export function ChatHead({ me, user, now, act, canBlock }: ChatHeadProps) {
  const [asking, setAsking] = useState<SafetyAct>();
  const { t } = useLingui();
  const { find, search } = useChatFilters();
  // A separate button where there is space, else in the menu.
  const isWide = useMedia('(min-width: 768px)');
  const searchWords = t`Search in this conversation`;
  const place = whereabouts(user);
  const profile =
    user.role.name === 'Influencer'
      ? paths.influencerProfile('influencer', user.id)
      : `${paths.brandProfile}?id=${encodeURIComponent(user.id)}`;
  return (
    <header className="flex items-center gap-3 border-line border-b bg-surface p-1.5 md:py-3 md:pr-3 md:pl-6">
      <BackToList />
      <PersonAvatar user={user} now={now} size={48} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h2 dir="auto" className="h4 truncate">
            {fullNameOf(user)}
          </h2>
          <span className="max-md:hidden">
            <RoleBadge role={user.role.name} />
          </span>
        </div>
        <p className="flex gap-1 text-sm text-t3">
          <LastActive user={user} now={now} />
          {user.last_active && place ? <span aria-hidden="true">·</span> : null}
          <span dir="auto" className="truncate">
            {place}
          </span>
        </p>
      </div>
      {act}
      {isWide ? (
        <Link to={search} aria-label={searchWords} title={searchWords} className={round}>
          <Search />
        </Link>
      ) : null}
      <Menu
        label={t`More`}
        trigger={(props) => (
          <button type="button" {...props} aria-label={t`More`} className={round}>
            <Ellipsis />
          </button>
        )}
      >
        <MenuLink icon={UserRound} to={profile}>{t`View profile`}</MenuLink>
        {isWide ? null : (
          <MenuLink icon={Search} to={search}>
            {searchWords}
          </MenuLink>
        )}
        {canBlock ? <SafetyItems onAsk={setAsking} /> : null}
      </Menu>
      <Suspense>{find === null ? null : <SearchSheet me={me} user={user} />}</Suspense>
      <SafetyDialog act={asking} user={user} onClose={() => setAsking(undefined)} />
    </header>
  );
}
