import { authCalls } from '../../contract/auth.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { logIn, registerAccount } from './auth.service.ts';
import { isKnownUser, suggestUsernames } from './names.service.ts';
import { changePassword, requestReset, resendCode, resetPassword } from './recovery.service.ts';
import { listSignInProviders, signInWithFacebook, signInWithGoogle } from './social.service.ts';
import { verifyCode } from './verification.service.ts';

export function mountAuth(mount: Mount, context: Context): void {
  mount(authCalls, {
    register: async ({ body, device }) => ({ data: await registerAccount(context, { registration: body, device }) }),
    login: async ({ body, device }) => ({ data: await logIn(context, { ...body, device }) }),
    checkUser: async ({ body }) => ({ result: await isKnownUser(context, body.username) }),
    checkUsernameAvailable: async ({ query }) => ({ data: await suggestUsernames(context, query.username) }),
    listSignInProviders: () => ({ data: listSignInProviders(context) }),
    googleLogin: async ({ body, device }) => ({ data: await signInWithGoogle(context, { ...body, device }) }),
    facebookLogin: async ({ body, device }) => ({ data: await signInWithFacebook(context, { ...body, device }) }),
    forgotPassword: ({ body, device }) => requestReset(context, { ...body, device }),
    verifyOtp: ({ body, user, device }) => verifyCode(context, { ...body, user, device }),
    resendOtp: ({ body, device }) => resendCode(context, { ...body, device }),
    resetPassword: ({ params, body, device }) =>
      resetPassword(context, {
        username: params.username,
        password: body.password,
        confirmation: body.confirm_password,
        resetToken: body.reset_token,
        device,
      }),
    changePassword: async ({ user, body }) => {
      const { current_password: current, password, confirm_password: confirmation } = body;
      await changePassword(context, { user, current, password, confirmation });
      return {};
    },
  });
}
