import { signInRuleCalls } from '../../../contract/accounts/sign-in-rules.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readRules, setRules } from './sign-in-rules.service.ts';

export function mountSignInRules(mount: Mount, context: Context): void {
  mount(signInRuleCalls, {
    getSignInRules: async ({ user }) => ({ data: await readRules(context, user) }),
    setSignInRules: async ({ user, body }) => ({ data: await setRules(context, { user, ...body }) }),
  });
}
