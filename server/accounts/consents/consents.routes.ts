import { consentCalls } from '../../../contract/accounts/consents.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listConsents, setConsent } from './consents.service.ts';

export function mountConsents(mount: Mount, context: Context): void {
  mount(consentCalls, {
    listConsents: async ({ user }) => ({ data: await listConsents(context, user.id) }),
    setConsent: async ({ user, body }) => ({ data: await setConsent(context, { accountId: user.id, ...body }) }),
  });
}
