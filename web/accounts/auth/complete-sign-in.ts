import { defaultTarget, paths, safeCallback } from '../../lib/paths.ts';
import { signIn } from '../../lib/session.ts';
import { welcomeState } from '../../lib/welcome.ts';
import { storedProfileOf } from '../workspaces/stored-profile.ts';
import type { SignedIn } from './auth.calls.ts';

/** Stores the session and returns where to go: back to the page the user came from, on this origin only. */
export function completeSignIn(session: SignedIn, fallback: string = defaultTarget): string {
  signIn(session.token, storedProfileOf(session));
  const callbackUrl = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeCallback(callbackUrl, window.location.origin, fallback);
}

/** Stores the first session and returns where to go: creators start at their dashboard, businesses among creators. */
export function completeSignUp(session: SignedIn) {
  const isCreator = session.user.role === 'Influencer';
  const to = completeSignIn(session, isCreator ? paths.dashboard : defaultTarget);
  return { to, options: { replace: true, state: welcomeState } };
}
