import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { defaultTarget, loginFor, paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { Figures } from './figures.tsx';
import { HeaderMenus } from './header-menus.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuOpener } from './menu-opener.tsx';
import { browsePages, ownCampaignPages, PartLink } from './part-link.tsx';
import { PromoBar } from './promo-bar.tsx';
import { SwitcherButton, useNamesAccount } from './switcher-button.tsx';

/** App header: sticky, 64 px on wide screens, 56 on phones; the offer bar below it scrolls away. */
export function AppHeader() {
  const { token } = useSession();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <>
      <header className="sticky top-0 z-20 print:hidden border-line border-b bg-surface">
        <div className="wrap @container flex h-14 items-center gap-0.5 max-md:px-1 md:h-16 md:gap-2">
          <MenuOpener />
          <SwitcherButton className="mr-auto md:hidden" />
          <HomeLink to={defaultTarget} isWideOnly={useNamesAccount()} />
          {pathname === paths.brandProfile ? <span className="flex-1" /> : <MainLinks />}
          {token ? <Figures /> : null}
          {token ? <HeaderMenus /> : null}
          {hydrated && !token ? <LoginButton /> : null}
        </div>
      </header>
      <PromoBar />
    </>
  );
}

function MainLinks() {
  const { t } = useLingui();
  const { profile } = useSession();
  const link =
    'inline-flex h-16 items-center whitespace-nowrap border-y-[3px] border-transparent forced-colors:border-[Canvas] px-2 pt-0.5 xl:px-2.5 font-semibold text-t2 no-underline hover:text-t1 aria-[current]:border-b-pea aria-[current]:text-t1';
  return (
    <nav aria-label={t`Main`} className="ml-5 hidden flex-1 lg:flex">
      <PartLink to={paths.browse} also={browsePages} className={link}>
        <Trans>Browse Influencers</Trans>
      </PartLink>
      <PartLink to={paths.jointCampaigns} className={link}>
        <Trans>Joint Campaigns</Trans>
      </PartLink>
      <PartLink to={paths.campaignPosts} className={link}>
        <Trans>Post Campaign</Trans>
      </PartLink>
      <PartLink to={paths.myCampaigns} also={ownCampaignPages} className={link}>
        <Trans>My Campaigns</Trans>
      </PartLink>
      {profile?.role === 'Operator' ? (
        <PartLink to={paths.operator} className={link}>
          <Trans>Console</Trans>
        </PartLink>
      ) : null}
    </nav>
  );
}

function LoginButton() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton variant="peacock" to={loginFor(pathname + search)}>
      <Trans>Login</Trans>
    </LinkButton>
  );
}
