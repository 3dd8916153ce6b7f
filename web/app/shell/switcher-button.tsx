import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { accountsQuery } from '../../accounts/workspaces/workspaces.queries.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { NewDot } from '../../ui/feedback/new-dot.tsx';
import { switcherId } from './menu-ids.ts';
import { shapeOf } from './owner-shape.ts';

/** Whether the header names the account: it has a team, or the person acts for several. */
export function useNamesAccount(): boolean {
  const { profile } = useSession();
  return profile?.home_id !== undefined || profile?.has_team === true;
}

/** The account this tab acts for; opens the switcher. A dot for what is unread in the person's other accounts. */
export function SwitcherButton({ className }: { className: string }) {
  const { t } = useLingui();
  const { profile } = useSession();
  const { pathname } = useLocation();
  const isNamed = useNamesAccount();
  const { data: accounts = [] } = useQuery({ ...accountsQuery, enabled: profile?.home_id !== undefined });
  if (!profile || !isNamed) return null;
  const home = accounts.find(({ id }) => id === profile.home_id);
  const name = pathname === paths.allAccounts ? t`All accounts` : nameOf(profile);
  const isUnread = accounts.some(({ id, unread }) => id !== profile.id && unread > 0);
  return (
    <button
      type="button"
      popoverTarget={switcherId}
      title={t`Switch account`}
      className={cx(
        'relative inline-flex h-11 min-w-0 max-w-[186px] cursor-pointer items-center gap-2 rounded-ctl px-1.5 text-t1 hover:bg-sunken md:border md:border-line',
        className,
      )}
    >
      <span className="relative flex flex-none">
        <Avatar id={profile.id} image={profile.profile_image} shape={shapeOf(profile)} size={32} />
        {home && home.id !== profile.id ? (
          <span className="absolute -right-1.5 -bottom-1 rounded-leaf ring-2 ring-surface">
            <Avatar id={home.id} image={home.profile_image} size={20} className="block" />
          </span>
        ) : null}
      </span>
      <span className="min-w-0 truncate font-semibold text-sm md:max-xl:sr-only">
        <span className="sr-only">
          <Trans>Switch account, now acting for</Trans>{' '}
        </span>
        {name}
      </span>
      <ChevronsUpDown className="size-4 flex-none text-t2" />
      {isUnread ? <NewDot className="absolute top-1 right-1 ring-2 ring-surface" /> : null}
    </button>
  );
}
