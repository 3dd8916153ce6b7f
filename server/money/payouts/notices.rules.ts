import { inRupees } from '../../../contract/kit/money.ts';
import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import { type Said, say } from '../../kit/i18n/messages.ts';
import { retellFailure } from './failures.rules.ts';

interface PayoutFacts {
  /** Paise. */
  net: number;
  /** Paise. */
  amount: number;
  method_masked: string;
  utr: string | null;
  failure_reason: string | null;
}

/** Notification to the payee about a payout's new status. */
export function noticeOf(status: PayoutStatus, payout: PayoutFacts): { title: Said; description: Said } {
  const money = inRupees(payout.net);
  const back = say`${{ money: inRupees(payout.amount) }} is back in your wallet. Check your payout account and try again.`;
  const what = say`${{ money }} to ${{ method: payout.method_masked }}`;
  switch (status) {
    case 'requested':
      return {
        title: say`Payout of ${{ money }} requested`,
        description: say`${{ what }}: we’re sending it to the bank.`,
      };
    case 'processing':
      return {
        title: say`Payout of ${{ money }} in progress`,
        description: say`${{ what }}: the bank is working on it.`,
      };
    case 'paid':
      return {
        title: say`Payout of ${{ money }} paid`,
        description: payout.utr
          ? say`${{ what }} has been paid. The bank's reference is ${{ utr: payout.utr }}.`
          : say`${{ what }} has been paid.`,
      };
    case 'failed':
      return {
        title: say`Payout of ${{ money }} failed`,
        description: payout.failure_reason ? say`${{ why: retellFailure(payout.failure_reason) }} ${{ back }}` : back,
      };
  }
}
