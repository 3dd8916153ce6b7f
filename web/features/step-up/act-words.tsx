import { Trans } from '@lingui/react/macro';
import type { AskedProof } from '../../lib/step-up.ts';
import { formatRupees } from '../../ui/rupees.ts';

/** Whether money could leave by it. */
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
}

/** Names the act and says why proof is asked for. */
export function ActWords({ asked: { call, body } }: { asked: AskedProof }) {
  const { vpa, account, amount, email, mobile } = (body ?? {}) as Details;
  switch (call) {
    case 'POST /wallet/payment-methods': {
      const target = vpa ?? `•••• ${account?.slice(-4) ?? ''}`;
      return (
        <Trans>
          You are adding <b className="text-t1">{target}</b> as a payout account. Money can leave through it, so we ask
          again.
        </Trans>
      );
    }
    case 'POST /wallet/payout': {
      const money = formatRupees(amount ?? 0);
      return (
        <Trans>
          You are withdrawing <b className="text-t1">{money}</b>. Money leaves your wallet, so we ask again.
        </Trans>
      );
    }
    case 'PUT /user/update': {
      const contact = email ?? mobile ?? '';
      return (
        <Trans>
          You are changing your contact to <b className="text-t1">{contact}</b>. Codes will go there, so we ask again.
        </Trans>
      );
    }
    case 'PUT /auth/change-password':
      return <Trans>You are choosing a new password. It opens your account, so we ask again.</Trans>;
    case 'GET /user/export':
      return <Trans>You are downloading everything we hold on you, so we ask again.</Trans>;
    case 'DELETE /user':
      return <Trans>You are deleting your account for good, so we ask again.</Trans>;
    default:
      return isAboutPayouts({ call, body, methods: [] }) ? (
        <Trans>You are changing where your payouts go, so we ask again.</Trans>
      ) : (
        <Trans>What you are about to do matters, so we ask again.</Trans>
      );
  }
}
