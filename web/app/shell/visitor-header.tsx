import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { defaultTarget, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuOpener } from './menu-opener.tsx';
import { LanguageSwitch } from './preferences.tsx';

const link =
  'inline-flex min-h-11 items-center whitespace-nowrap px-2.5 pt-0.5 font-semibold text-t2 no-underline hover:text-t1';

/** Header of public pages: transparent at the top, solid once scrolled by 10 px. */
export function VisitorHeader() {
  const { token } = useSession();
  const { t } = useLingui();
  return (
    <header className="header-visitor z-20">
      <div className="wrap @container flex h-14 items-center gap-0.5 max-md:px-1 md:h-[72px] md:gap-2">
        <MenuOpener />
        <HomeLink to={token ? defaultTarget : paths.home} />
        <nav aria-label={t`Main`} className="flex items-center lg:mr-auto lg:ml-5">
          <span className="hidden lg:contents">
            {/* Plain links: the browser scrolls to the anchor. */}
            <a href={paths.howItWorks} className={link}>
              <Trans>How It Works</Trans>
            </a>
            <a href={paths.jointSection} className={link}>
              <Trans>Joint Campaigns</Trans>
            </a>
          </span>
          <Link to={paths.plans} className={`${link} max-md:hidden`}>
            <Trans>Subscriptions</Trans>
          </Link>
          <Link to={paths.faqs} className={`${link} max-lg:hidden`}>
            <Trans>FAQs</Trans>
          </Link>
        </nav>
        <span className="max-md:hidden">
          <LanguageSwitch />
        </span>
        {token ? (
          <LinkButton variant="peacock" to={defaultTarget} className="max-md:mr-2 max-md:min-h-11">
            <Trans>Browse Influencers</Trans>
          </LinkButton>
        ) : (
          <VisitorLinks />
        )}
      </div>
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link to={paths.login} className={`${link} text-t1`}>
        <Trans>Login</Trans>
      </Link>
      <LinkButton variant="peacock" to={paths.signup} className="max-md:mr-2 max-md:min-h-11">
        <Trans>Sign Up</Trans>
      </LinkButton>
    </>
  );
}
