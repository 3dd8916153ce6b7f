import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Footer } from '../shell/footer.tsx';
import { SideMenu } from '../shell/side-menu.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { VisitorHeader } from '../shell/visitor-header.tsx';

const SignedInLayer = lazy(() => import('../signed-in-layer.tsx'));

/** Public pages fetch no script before the first intent. */
export const handle = { hydrate: 'on-intent' };

/** Landing, policies, plans, questions: the clear header above, the foot below. */
export default function PublicLayout() {
  const { token } = useSession();
  const { pathname } = useLocation();
  // What was read once can be read again without a connection.
  useEffect(() => {
    import('../../lib/keep-offline.ts').then(
      ({ keepPages }) => keepPages([pathname]),
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
