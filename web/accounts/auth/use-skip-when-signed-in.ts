import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { safeCallback } from '../../lib/paths.ts';
import { readSession } from '../../lib/session.ts';

/** Redirects signed-in users away from the sign-in pages. Checked once, on mount. */
export function useSkipWhenSignedIn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!readSession().token) return;
    const callbackUrl = new URLSearchParams(window.location.search).get('callbackUrl');
    void navigate(safeCallback(callbackUrl, window.location.origin), { replace: true });
  }, [navigate]);
}
