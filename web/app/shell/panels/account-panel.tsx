import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  Bookmark,
  ChartNoAxesColumn,
  ChevronRight,
  ContactRound,
  Crown,
  Gift,
  House,
  Images,
  LogOut,
  MessageCircle,
  ReceiptIndianRupee,
  Settings,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isBusiness } from '../../../../contract/core/roles.ts';
import { wordIn } from '../../../lib/i18n/i18n.ts';
import { useOpens } from '../../../lib/member-roles.ts';
import { paths } from '../../../lib/paths.ts';
import { nameOf } from '../../../lib/people-names.ts';
import { personNameOf, type StoredProfile, useSession } from '../../../lib/session.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { HelpEntry } from '../help-entry.tsx';
import { accountMenuId } from '../menu-ids.ts';
import { shapeOf } from '../owner-shape.ts';
import { LanguageSwitch, ThemeSwitch } from '../preferences.tsx';
import { useLogOut } from '../shell.queries.ts';

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3.5 px-4 md:min-h-10 text-left font-semibold text-base no-underline hover:bg-sunken focus-visible:-outline-offset-2';

/** Signed-in user, their pages, and log out. */
export function AccountPanel() {
  const { profile } = useSession();
  const logOut = useLogOut();
  return (
    <>
      {profile ? <Owner profile={profile} /> : null}
      {profile && profile.role !== 'Operator' ? <Places role={profile.role} /> : null}
      <ul className="divide-y divide-line md:divide-y-0 md:py-1">
        <Entry to={paths.myProfile} icon={User} label={<Trans>My Profile</Trans>} />
        <Entry to={paths.referral} icon={Gift} label={<Trans>Refer & Earn</Trans>} />
        <Entry to={paths.subscription} icon={Crown} label={<Trans>Subscription</Trans>} />
        <Entry to={paths.mySubscription} icon={ReceiptIndianRupee} label={<Trans>My Subscription</Trans>} />
        <Entry to={paths.favourites} icon={Bookmark} label={<Trans>Favourites</Trans>} />
        <Entry to={paths.profileSettings} icon={Settings} label={<Trans>Profile Settings</Trans>} />
      </ul>
      <div className="flex flex-wrap items-center justify-between border-line border-t px-2 max-md:hidden">
        <LanguageSwitch />
        <ThemeSwitch />
        <HelpEntry
          menu={accountMenuId}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-ctl px-2 text-sm text-t2 hover:bg-sunken hover:text-t1"
        />
      </div>
      <div className="border-line border-t md:py-1">
        <button type="button" onClick={logOut} className={`${row} text-bad`}>
          <LogOut />
          <Trans>Log out</Trans>
        </button>
      </div>
    </>
  );
}

function Owner({ profile }: { profile: StoredProfile }) {
  const { i18n } = useLingui();
  return (
    <div className="border-line border-b p-4">
      <h2 className="h4">
        <Trans>My Account</Trans>
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar id={profile.id} image={profile.profile_image} shape={shapeOf(profile)} size={48} />
        <p className="min-w-0">
          <span className="h5 block truncate">{personNameOf(profile)}</span>
          <span className="block truncate text-sm text-t3">
            {profile.home_id ? nameOf(profile) : wordIn(i18n.locale, profile.role.toLowerCase())}
          </span>
        </p>
        {profile.role === 'Operator' ? (
          <Link to={paths.dashboard} className="link hit-44 ml-auto flex-none font-semibold text-sm max-md:hidden">
            <Trans>Dashboard</Trans>
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** Daily pages, above the list of the specification. */
function Places({ role }: Pick<StoredProfile, 'role'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`My pages`} className="grid grid-cols-2 gap-1 border-line border-b p-2">
      <Place to={paths.dashboard} icon={House} label={<Trans>Dashboard</Trans>} />
      <Place to={paths.messages} icon={MessageCircle} label={<Trans>Messages</Trans>} />
      <Place to={paths.wallet} icon={Wallet} label={<Trans>Wallet</Trans>} />
      <Place to={paths.performance} icon={ChartNoAxesColumn} label={<Trans>Performance</Trans>} />
      <Place to={paths.team} icon={Users} label={<Trans>Team</Trans>} />
      {isBusiness(role) ? <Place to={paths.myCreators} icon={ContactRound} label={<Trans>My creators</Trans>} /> : null}
      {isBusiness(role) ? <Place to={paths.library} icon={Images} label={<Trans>Content library</Trans>} /> : null}
    </nav>
  );
}

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: ReactNode;
}

function Place({ to, icon: Icon, label }: EntryProps) {
  const opens = useOpens();
  if (!opens(to)) return null;
  return (
    <Link
      to={to}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-ctl px-2 font-semibold text-sm text-t1 no-underline hover:bg-sunken"
    >
      <Icon className="size-5 flex-none text-t2" />
      <span className="min-w-0">{label}</span>
    </Link>
  );
}

function Entry({ to, icon: Icon, label }: EntryProps) {
  const opens = useOpens();
  if (!opens(to)) return null;
  return (
    <li>
      <Link to={to} className={`${row} text-t1`}>
        <Icon className="text-t2" />
        <span className="flex-1">{label}</span>
        <ChevronRight className="text-t3 md:hidden" />
      </Link>
    </li>
  );
}
