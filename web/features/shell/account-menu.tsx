import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  Bookmark,
  ChevronDown,
  ChevronRight,
  Crown,
  Gift,
  LogOut,
  ReceiptIndianRupee,
  Settings,
  User,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { type StoredProfile, useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { accountMenuId } from './menu-ids.ts';
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx';

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3.5 px-4 text-left font-semibold text-base no-underline hover:bg-sunken focus-visible:-outline-offset-2';

/** The account menu, titled My Account; on phones the bottom bar's You opens it too. */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useLingui();
  const { profile } = useSession();
  return (
    <>
      <button
        type="button"
        popoverTarget={accountMenuId}
        title={t`My Account`}
        className="inline-flex h-11 cursor-pointer items-center gap-1.5 rounded-ctl px-1.5 text-t2 hover:bg-sunken max-md:hidden"
      >
        {profile ? (
          <Avatar id={profile.id} image={profile.profile_image} shape={shapeOf(profile)} size={32} />
        ) : (
          <User />
        )}
        <ChevronDown className="size-4" />
        <span className="sr-only">
          <Trans>My Account</Trans>
        </span>
      </button>
      <HeaderMenu id={accountMenuId} label={t`My Account`} className="overflow-y-auto md:w-[280px]">
        {profile ? <Owner profile={profile} /> : null}
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
        </div>
        <div className="border-line border-t md:py-1">
          <button type="button" onClick={onLogOut} className={`${row} text-bad`}>
            <LogOut />
            <Trans>Log out</Trans>
          </button>
        </div>
      </HeaderMenu>
    </>
  );
}

/** People are drawn as a leaf, organisations as a tile. */
function shapeOf(profile: StoredProfile): 'person' | 'organisation' {
  return profile.role === 'Brand' || profile.role === 'Partner' ? 'organisation' : 'person';
}

function Owner({ profile }: { profile: StoredProfile }) {
  return (
    <div className="border-line border-b p-4">
      <h2 className="h4">
        <Trans>My Account</Trans>
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar id={profile.id} image={profile.profile_image} shape={shapeOf(profile)} size={48} />
        <p className="min-w-0">
          <span className="h5 block truncate">{profile.fullname}</span>
          <span className="block truncate text-sm text-t3">{profile.role.toLowerCase()}</span>
        </p>
      </div>
    </div>
  );
}

function Entry({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: ReactNode }) {
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
