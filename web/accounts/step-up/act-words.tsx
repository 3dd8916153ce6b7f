import { Trans } from '@lingui/react/macro';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import type { AskedProof } from '../../lib/step-up.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Whether the action could lead to money leaving the wallet. */
export function isAboutPayouts({ call }: AskedProof): boolean {
  return call.includes(' /wallet/');
}

interface Details {
  kind?: string;
  vpa?: string;
  account?: string;
  amount?: number;
  email?: string;
  mobile?: string;
  roles?: readonly MemberRole[];
}

/** Names the action and the reason for the step-up. */
export function ActWords({ asked: { call, body } }: { asked: AskedProof }) {
  const { vpa, account, amount, email, mobile, roles = [] } = (body ?? {}) as Details;
  if (roles.includes('talent_manager')) {
    return email ? (
      <Trans>
        You’re letting <b className="text-t1">{email}</b> act in your name. Please confirm it’s you.
      </Trans>
    ) : (
      <Trans>You’re changing what your talent manager may do. Please confirm it’s you.</Trans>
    );
  }
  switch (call) {
    case 'POST /wallet/payment-methods': {
      const target = vpa ?? `•••• ${account?.slice(-4) ?? ''}`;
      return (
        <Trans>
          You’re adding <b className="text-t1">{target}</b> as a payout account. Please confirm it’s you.
        </Trans>
      );
    }
    case 'POST /wallet/payout': {
      const money = formatRupees(amount ?? 0);
      return (
        <Trans>
          You’re withdrawing <b className="text-t1">{money}</b> from your wallet. Please confirm it’s you.
        </Trans>
      );
    }
    case 'PUT /user/update': {
      const contact = email ?? mobile ?? '';
      return (
        <Trans>
          You’re changing your contact to <b className="text-t1">{contact}</b>. Codes will go there, so please confirm
          it’s you.
        </Trans>
      );
    }
    case 'PUT /auth/change-password':
      return <Trans>You’re changing your password. Please confirm it’s you.</Trans>;
    case 'POST /auth/passkeys/options':
    case 'POST /auth/passkeys':
      return <Trans>You’re adding a passkey. Please confirm it’s you.</Trans>;
    case 'DELETE /auth/passkeys/{id}':
      return <Trans>You’re removing a passkey. Please confirm it’s you.</Trans>;
    case 'POST /auth/totp':
    case 'POST /auth/totp/confirm':
      return <Trans>You’re setting up an authenticator app. Please confirm it’s you.</Trans>;
    case 'DELETE /auth/totp':
      return <Trans>You’re turning off your authenticator app. Please confirm it’s you.</Trans>;
    case 'POST /auth/recovery-codes':
      return <Trans>You’re getting new recovery codes. Please confirm it’s you.</Trans>;
    case 'POST /members/invitations':
    case 'PUT /members/{person_id}':
    case 'DELETE /members/{person_id}':
      return <Trans>You’re changing who acts for this account. Please confirm it’s you.</Trans>;
    case 'POST /accounts/{id}/transfer':
      return <Trans>You’re giving this account to someone else. Please confirm it’s you.</Trans>;
    case 'PUT /account/approvals-policy':
      return <Trans>You’re changing which payments need a second person. Please confirm it’s you.</Trans>;
    case 'PUT /account/sign-in-rules':
      return <Trans>You’re changing what members need to sign in. Please confirm it’s you.</Trans>;
    case 'PUT /approvals/{id}':
      return <Trans>You’re deciding on a payment. Please confirm it’s you.</Trans>;
    case 'GET /user/export':
      return <Trans>You’re downloading all your data. Please confirm it’s you.</Trans>;
    case 'DELETE /user':
      return <Trans>You’re permanently deleting your account. Please confirm it’s you.</Trans>;
    default:
      return isAboutPayouts({ call, body, methods: [] }) ? (
        <Trans>You’re changing where your payouts go. Please confirm it’s you.</Trans>
      ) : (
        <Trans>Please confirm it’s you before we continue.</Trans>
      );
  }
}
