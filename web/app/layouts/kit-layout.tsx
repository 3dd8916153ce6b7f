import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { LanguageSwitch } from '../shell/preferences.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

const SignedInLayer = lazy(() => import('../signed-in-layer.tsx'));

/** Scripts load on the first intent, as on other public pages. */
export const handle = { hydrate: 'on-intent' };

const link = 'inline-flex min-h-11 items-center text-t2 hover:text-t1';

/** Layout of media kits: the page brings its header, and ends in one line. */
export default function KitLayout() {
  const { token } = useSession();
  const { brand, supportEmail } = useSite();
  return (
    <>
      <SkipLink />
      <Outlet />
      <footer className="wrap flex flex-wrap items-center gap-x-5 py-3 text-sm text-t3 max-md:pb-24">
        <span className="flex-1 max-md:basis-full">
          <Trans>Made with {brand}, where everyone sees the same numbers</Trans>
        </span>
        <LanguageSwitch />
        <Link to={paths.terms} className={link}>
          <Trans>Terms</Trans>
        </Link>
        <Link to={paths.privacy} className={link}>
          <Trans>Privacy</Trans>
        </Link>
        <a href={`mailto:${supportEmail}`} className={link}>
          <Trans>Report this page</Trans>
        </a>
      </footer>
      {token ? (
        <Suspense>
          <SignedInLayer />
        </Suspense>
      ) : null}
    </>
  );
}
