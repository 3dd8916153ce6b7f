import { safeCallback } from '../../lib/paths.ts';
import { signIn } from '../../lib/session.ts';
import type { SignedIn } from './auth.calls.ts';

/** Stores the session and returns where to go: back to the page the user came from, on this origin only. */
export function completeSignIn({ token, user }: SignedIn): string {
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
  return safeCallback(callbackUrl, window.location.origin);
}
