import { defaultTarget, paths, safeCallback } from '../../lib/paths.ts';
import { signIn } from '../../lib/session.ts';
import { welcomeState } from '../../lib/welcome.ts';
import type { SignedIn } from './auth.calls.ts';

/** Stores the session and returns where to go: back to the page the user came from, on this origin only. */
export function completeSignIn({ token, user }: SignedIn, fallback: string = defaultTarget): string {
  signIn(token, {
    id: user.id,
    fullname: user.fullname,
    role: user.role,
    ...(user.username ? { username: user.username } : {}),
    profile_image: user.profile_image,
    referal_money: user.referal_money,
    wallet_amount: user.wallet_amount,
    user_coins: user.user_coins,
    is_super_user: user.is_super_user,
    is_subscriber: user.is_subscriber,
    business_name: user.business_name,
    location: user.location,
  });
  const callbackUrl = new URLSearchParams(window.location.search).get('callbackUrl');
  return safeCallback(callbackUrl, window.location.origin, fallback);
}

/** Stores the first session and returns where to go: creators start at their dashboard, businesses among creators. */
export function completeSignUp(session: SignedIn) {
  const isCreator = session.user.role === 'Influencer';
  const to = completeSignIn(session, isCreator ? paths.dashboard : defaultTarget);
  return { to, options: { replace: true, state: welcomeState } };
}
