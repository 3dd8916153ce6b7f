import { inRupees } from '../../contract/money.ts';
import type { PayoutStatus } from '../../database/schema/payout.ts';

interface Told {
  /** Paise. */
  net: number;
  /** Paise. */
  amount: number;
  method_masked: string;
  utr: string | null;
  failure_reason: string | null;
}

/** What a person is told when their payout comes to a stage. */
export function noticeOf(status: PayoutStatus, payout: Told): { title: string; description: string } {
  const money = inRupees(payout.net);
  const what = `${money} to ${payout.method_masked}`;
  switch (status) {
    case 'requested':
      return { title: `Payout of ${money} requested`, description: `${what}: we are handing it to the bank.` };
    case 'processing':
      return { title: `Payout of ${money} under way`, description: `${what}: the bank is working on it.` };
    case 'paid':
      return {
        title: `Payout of ${money} paid`,
        description: `${what} has been paid.${payout.utr ? ` The bank's reference is ${payout.utr}.` : ''}`,
      };
    case 'failed':
      return {
        title: `Payout of ${money} failed`,
        description:
          `${payout.failure_reason ?? ''} ${inRupees(payout.amount)} is back in your wallet. Check where it should go, and ask again.`.trim(),
      };
  }
}
