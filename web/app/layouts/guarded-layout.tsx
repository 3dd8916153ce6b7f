import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { loginFor, paths } from '../../lib/paths.ts';
import { hasLeftOnPurpose, useHydrated, useSession } from '../../lib/session.ts';

/**
 * Pages for signed-in people. The server draws some of them for whom the `reader` cookie names, the others with their
 * skeletons; in the browser a visitor goes to login and comes back to the same address.
 */
export default function GuardedLayout() {
  const { token } = useSession();
  const isStranger = useHydrated() && !token;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isStranger) return;
    const target = hasLeftOnPurpose() ? paths.login : loginFor(pathname + search + hash);
    void navigate(target, { replace: !hasLeftOnPurpose() });
  }, [isStranger, navigate, pathname, search, hash]);
  return isStranger ? null : <Outlet />;
}
