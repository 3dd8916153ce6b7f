import { inRupees } from '../../../contract/kit/money.ts';
import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import { asIs, type Said, say } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
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

interface Notice {
  title: Said;
  description: Said;
  email: EmailDetails;
}

/** Notification to the payee about a payout's new status. */
export function noticeOf(status: PayoutStatus, payout: PayoutFacts): Notice {
  return { ...wordsOf(status, payout), email: detailsOf(status, payout) };
}

function detailsOf(status: PayoutStatus, payout: PayoutFacts): EmailDetails {
  const { net, amount, method_masked: account, utr } = payout;
  if (status === 'failed') {
    return { money: { amount: inRupees(amount), note: say`is back in your wallet` }, button: say`Check your wallet` };
  }
  const taken = amount - net;
  const inBank = {
    headline: say`The money is in your bank`,
    lead: say`Not there yet? Banks can take until tonight. With the reference they find it in a minute.`,
  };
  return {
    ...(status === 'paid' ? inBank : {}),
    money: { amount: inRupees(net), note: say`to ${{ account }}` },
    facts: [
      ...(utr ? [{ label: say`Bank reference (UTR)`, value: asIs(utr) }] : []),
      { label: say`From your wallet`, value: asIs(inRupees(amount)) },
      ...(taken > 0 ? [{ label: say`Fees and deductions`, value: asIs(`− ${inRupees(taken)}`) }] : []),
      { label: say`To your account`, value: asIs(inRupees(net)), isSum: true },
    ],
    button: say`See the statement`,
  };
}

function wordsOf(status: PayoutStatus, payout: PayoutFacts): { title: Said; description: Said } {
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
