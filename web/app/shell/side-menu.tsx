import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  ChevronRight,
  Compass,
  Crown,
  Gauge,
  Handshake,
  House,
  ListChecks,
  LogIn,
  MessageCircle,
  Route,
  SquarePen,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { initialOf } from '../../../contract/kit/truncate.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { useOpens } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { personNameOf, type StoredProfile, useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { useClosedByNavigation } from './header-menu.tsx';
import { HelpEntry } from './help-entry.tsx';
import { menuLine, sideMenuId } from './menu-ids.ts';
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx';

/** Side menu of small screens, 280 px wide, for visitors or signed-in users. */
export function SideMenu() {
  const panel = useClosedByNavigation<HTMLElement>();
  const { profile } = useSession();
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <aside
      ref={panel}
      id={sideMenuId}
      popover="auto"
      aria-label={t`Menu`}
      className="side-menu flex-col overflow-y-auto bg-surface text-t1 [&:popover-open]:flex"
    >
      <div className="flex items-center justify-between pt-2 pr-2 pl-5">
        <Logo name={brand} size="sm" />
        <button
          type="button"
          popoverTarget={sideMenuId}
          popoverTargetAction="hide"
          aria-label={t`Close`}
          className="inline-grid size-11 cursor-pointer place-items-center rounded-ctl text-t1 hover:bg-sunken"
        >
          <X />
        </button>
      </div>
      {profile ? <SignedIn profile={profile} /> : <SignedOut brand={brand} />}
    </aside>
  );
}

function SignedOut({ brand }: { brand: string }) {
  return (
    <>
      <nav className="mt-3 border-line border-t py-2">
        <Entry to={paths.home} icon={House} label={<Trans>Home</Trans>} />
        {/* Plain link: the browser scrolls to the anchor. */}
        <a href={paths.howItWorks} className={menuLine}>
          <Route className="text-t2" />
          <Trans>How It Works</Trans>
        </a>
        {/* The header of small screens has no space for it. */}
        <Entry to={paths.plans} icon={Crown} label={<Trans>Subscriptions</Trans>} />
        <Entry to={paths.login} icon={LogIn} label={<Trans>Login</Trans>} />
      </nav>
      <Preferences />
      <p className="mt-auto p-5 text-sm text-t2">
        <Trans>New to {brand}?</Trans>{' '}
        <Link to={paths.signup} className="link font-semibold">
          <Trans>Sign Up Now</Trans>
        </Link>
      </p>
    </>
  );
}

function SignedIn({ profile }: { profile: StoredProfile }) {
  const { i18n } = useLingui();
  const opens = useOpens();
  return (
    <>
      <div className="border-line border-b px-5 pt-4 pb-4">
        <p className="text-sm text-t3">
          <Trans>Welcome,</Trans>
        </p>
        <p className="h3">{personNameOf(profile)}</p>
      </div>
      <nav className="py-2">
        <Entry to={paths.browse} icon={Compass} label={<Trans>Browse Influencers</Trans>} />
        <Entry to={paths.jointCampaigns} icon={Handshake} label={<Trans>Joint Campaigns</Trans>} />
        <Entry to={paths.campaignPosts} icon={SquarePen} label={<Trans>Post Campaign</Trans>} />
        <Entry to={paths.myCampaigns} icon={ListChecks} label={<Trans>My Campaigns</Trans>} />
        {profile.role === 'Operator' ? (
          <>
            <Entry to={paths.operator} icon={Gauge} label={<Trans>Console</Trans>} />
            {/* In the side menu because the operators' bar has the console instead. */}
            <Entry to={paths.messages} icon={MessageCircle} label={<Trans>Messages</Trans>} />
          </>
        ) : null}
      </nav>
      <Preferences>
        <HelpEntry menu={sideMenuId} className={menuLine} icon="opacity-80" />
      </Preferences>
      <Link
        to={opens(paths.myProfile) ? paths.myProfile : paths.profileSettings}
        className="mx-3 mt-auto mb-4 flex items-center gap-3 rounded-card bg-sunken p-3 text-t1 no-underline"
      >
        <span className="grid size-10 flex-none place-items-center rounded-leaf bg-pea pt-0.5 font-bold text-lg text-on-pea leading-none">
          {initialOf(personNameOf(profile))}
        </span>
        <span className="min-w-0 flex-1">
          <span className="h5 block truncate">{personNameOf(profile)}</span>
          <span className="block text-sm text-t3 leading-[1.2]">
            {profile.home_id ? nameOf(profile) : wordIn(i18n.locale, profile.role.toLowerCase())}
          </span>
        </span>
        <ChevronRight className="text-t3" />
      </Link>
    </>
  );
}

function Entry({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: ReactNode }) {
  const opens = useOpens();
  if (!opens(to)) return null;
  return (
    <NavLink to={to} end className={menuLine}>
      <Icon className="opacity-80" />
      {label}
    </NavLink>
  );
}

function Preferences({ children }: { children?: ReactNode }) {
  return (
    <div className="grid border-line border-t py-2">
      <LanguageSwitch inMenu />
      <ThemeSwitch inMenu />
      {children}
    </div>
  );
}
