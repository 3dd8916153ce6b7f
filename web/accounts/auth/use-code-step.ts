import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/session.ts';

export interface Coded {
  username: string;
  /** Masked; missing when only a username is known. */
  contact?: string | undefined;
}

/**
 * Account whose code is being entered. Kept in the history state, because phones may discard the page while the user looks
 * up the code.
 */
export function useCodeStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isKnown = useHydrated();
  return {
    coded: isKnown ? (state?.coded as Coded | undefined) : undefined,
    askFor: (coded: Coded): void => void navigate({ search }, { state: { coded } }),
    back: () => void navigate(-1),
  };
}
