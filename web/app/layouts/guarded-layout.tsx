import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { loginFor, paths } from '../../lib/paths.ts';
import { hasLeftOnPurpose, useHydrated, useSession } from '../../lib/session.ts';
import { RoleGate } from './role-gate.tsx';

/**
 * Layout for signed-in users. Some pages are rendered on the server for the user in the `reader` cookie, others as
 * skeletons; visitors are redirected to login and back.
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
  return isStranger ? null : (
    <RoleGate>
      <Outlet />
    </RoleGate>
  );
}
