import { authCalls } from '../../../contract/accounts/auth.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { logIn, registerAccount } from './auth.service.ts';
import { isKnownUser, suggestUsernames } from './names.service.ts';
import { checkPassword } from './passwords.service.ts';
import { changePassword, requestReset, resendCode, resetPassword } from './recovery.service.ts';
import { listSignInProviders, signInWithFacebook, signInWithGoogle } from './social.service.ts';
import { notifySoftly } from './soft-reply.ts';
import { verifyCode } from './verification.service.ts';

export function mountAuth(mount: Mount, context: Context): void {
  mount(authCalls, {
    register: async ({ body, device }) => ({ data: await registerAccount(context, { registration: body, device }) }),
    login: async ({ body, device }) => ({ data: await logIn(context, { ...body, device }) }),
    checkUser: async ({ body, device }) => ({ result: await isKnownUser(context, { ...body, device }) }),
    checkUsernameAvailable: async ({ query: { username }, device }) => ({
      data: await suggestUsernames(context, { username, deviceId: device.id }),
    }),
    checkPassword: async ({ body, user, device }) => ({
      data: { problem: await checkPassword(context, { ...body, user, device }) },
    }),
    listSignInProviders: () => ({ data: listSignInProviders(context) }),
    googleLogin: async ({ body, device }) => ({ data: await signInWithGoogle(context, { ...body, device }) }),
    facebookLogin: async ({ body, device }) => ({ data: await signInWithFacebook(context, { ...body, device }) }),
    forgotPassword: async ({ body, device }) => notifySoftly(await requestReset(context, { ...body, device }), device),
    verifyOtp: async ({ body, user, device }) =>
      notifySoftly(await verifyCode(context, { ...body, user, device }), device),
    resendOtp: async ({ body, device }) => notifySoftly(await resendCode(context, { ...body, device }), device),
    resetPassword: async ({ params: { username }, body, device }) => {
      const { password, confirm_password: confirmation, reset_token: resetToken } = body;
      return notifySoftly(
        await resetPassword(context, { username, password, confirmation, resetToken, device }),
        device,
      );
    },
    changePassword: async ({ user, body }) => {
      const { password, confirm_password: confirmation } = body;
      await changePassword(context, { user, password, confirmation });
      return {};
    },
  });
}
