import { referralCalls } from '../../../contract/money/referrals.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { sendInvitations } from './invitations.service.ts';
import { readReferrals } from './referrals.service.ts';

export function mountReferrals(mount: Mount, context: Context): void {
  mount(referralCalls, {
    getReferralLink: async ({ user }) => ({ data: await readReferrals(context, user) }),
    sendReferralLink: async ({ user, body }) => ({ data: await sendInvitations(context, user.id, body.to) }),
  });
}
