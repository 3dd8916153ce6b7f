import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/session.ts';
import type { SecondFactorAsked } from './auth.calls.ts';

/**
 * Second factor that a login waits for, on the login page. Kept in the history state, because phones may discard the page
 * while the user looks up the code.
 */
export function useSecondStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isKnown = useHydrated();
  return {
    asked: isKnown ? (state?.asked as SecondFactorAsked | undefined) : undefined,
    askForFactor: (asked: SecondFactorAsked) => navigate({ pathname: paths.login, search }, { state: { asked } }),
    leave: () => void navigate({ pathname: paths.login, search }, { replace: true }),
  };
}
