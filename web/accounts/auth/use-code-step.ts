import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/session.ts';

export interface Coded {
  username: string;
  /** Masked; left out where only a username is known. */
  contact?: string | undefined;
}

/** Whose code is asked for. The history keeps it: phones end a page while its reader looks for the letter. */
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
