import { secondFactorCalls } from '../../../contract/accounts/second-factors.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  beginPasskey,
  beginTotp,
  dropPasskey,
  finishPasskey,
  finishTotp,
  readFactors,
  readPasskeys,
  renewRecoveryCodes,
  turnTotpOff,
} from './factor-settings.service.ts';

export function mountFactorSettings(mount: Mount, context: Context): void {
  mount(secondFactorCalls, {
    getSecondFactors: async ({ user }) => ({ data: await readFactors(context, user) }),
    listPasskeys: async ({ user }) => ({ data: await readPasskeys(context, user) }),
    startPasskey: async ({ user }) => ({ data: await beginPasskey(context, user) }),
    addPasskey: async ({ user, device, body }) => ({
      data: await finishPasskey(context, { user, device, passkey: body }),
    }),
    removePasskey: async ({ user, params }) => {
      await dropPasskey(context, user, params.id);
      return {};
    },
    startTotp: async ({ user }) => ({ data: await beginTotp(context, user) }),
    confirmTotp: async ({ user, body }) => ({ data: await finishTotp(context, user, body.code) }),
    removeTotp: async ({ user }) => {
      await turnTotpOff(context, user);
      return {};
    },
    renewRecoveryCodes: async ({ user }) => ({ data: await renewRecoveryCodes(context, user) }),
  });
}
