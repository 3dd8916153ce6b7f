import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Footer } from '../shell/footer.tsx';
import { SideMenu } from '../shell/side-menu.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { VisitorHeader } from '../shell/visitor-header.tsx';

const SignedInLayer = lazy(() => import('../signed-in-layer.tsx'));

/** Public pages load no scripts before the first intent. */
export const handle = { hydrate: 'on-intent' };

/** Layout of public pages: transparent header, footer. */
export default function PublicLayout() {
  const { token } = useSession();
  const { pathname } = useLocation();
  // Caches the visited page for offline use.
  useEffect(() => {
    import('../../lib/offline-cache.ts').then(
      ({ cachePages }) => cachePages([pathname]),
      () => null,
    );
  }, [pathname]);
  return (
    <>
      <SkipLink />
      <VisitorHeader />
      <SideMenu />
      <main id="content">
        <Outlet />
      </main>
      <Footer />
      {token ? (
        <Suspense>
          <SignedInLayer />
        </Suspense>
      ) : null}
    </>
  );
}
