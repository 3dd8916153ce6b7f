import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { safeCallback } from '../../lib/paths.ts';
import { readSession } from '../../lib/session.ts';

/** Who is signed in already has no use for the sign-in pages: on to where they were going. Judged once, on arrival. */
export function useSkipWhenSignedIn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!readSession().token) return;
    const callbackUrl = new URLSearchParams(window.location.search).get('callbackUrl');
    void navigate(safeCallback(callbackUrl, window.location.origin), { replace: true });
  }, [navigate]);
}
