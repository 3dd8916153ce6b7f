import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { Footer } from '../../features/shell/footer.tsx';
import { SideMenu } from '../../features/shell/side-menu.tsx';
import { SkipLink } from '../../features/shell/skip-link.tsx';
import { VisitorHeader } from '../../features/shell/visitor-header.tsx';
import { useSession } from '../../lib/session.ts';

const SignedInLayer = lazy(() => import('../signed-in-layer.tsx'));

/** Public pages fetch no script before the first intent. */
export const handle = { hydrate: 'on-intent' };

/** Landing, policies, plans, questions: the clear header above, the foot below. */
export default function PublicLayout() {
  const { token } = useSession();
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
