import { inRupees } from '../../../contract/kit/money.ts';
import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { translateFailure } from './failures.rules.ts';

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
  title: LocalizedMessage;
  description: LocalizedMessage;
  email: EmailDetails;
}

/** Notification to the payee about a payout's new status. */
export function noticeOf(status: PayoutStatus, payout: PayoutFacts): Notice {
  return { ...wordsOf(status, payout), email: detailsOf(status, payout) };
}

function detailsOf(status: PayoutStatus, payout: PayoutFacts): EmailDetails {
  const { net, amount, method_masked: account, utr } = payout;
  if (status === 'failed') {
    return { money: { amount: inRupees(amount), note: msg`is back in your wallet` }, button: msg`Check your wallet` };
  }
  const taken = amount - net;
  const inBank = {
    headline: msg`The money is in your bank`,
    lead: msg`Not there yet? Banks can take until tonight. With the reference they find it in a minute.`,
  };
  return {
    ...(status === 'paid' ? inBank : {}),
    money: { amount: inRupees(net), note: msg`to ${{ account }}` },
    facts: [
      ...(utr ? [{ label: msg`Bank reference (UTR)`, value: verbatim(utr) }] : []),
      { label: msg`From your wallet`, value: verbatim(inRupees(amount)) },
      ...(taken > 0 ? [{ label: msg`Fees and deductions`, value: verbatim(`− ${inRupees(taken)}`) }] : []),
      { label: msg`To your account`, value: verbatim(inRupees(net)), isSum: true },
    ],
    button: msg`See the statement`,
  };
}

function wordsOf(
  status: PayoutStatus,
  payout: PayoutFacts,
): { title: LocalizedMessage; description: LocalizedMessage } {
  const money = inRupees(payout.net);
  const back = msg`${{ money: inRupees(payout.amount) }} is back in your wallet. Check your payout account and try again.`;
  const what = msg`${{ money }} to ${{ method: payout.method_masked }}`;
  switch (status) {
    case 'requested':
      return {
        title: msg`Payout of ${{ money }} requested`,
        description: msg`${{ what }}: we’re sending it to the bank.`,
      };
    case 'processing':
      return {
        title: msg`Payout of ${{ money }} in progress`,
        description: msg`${{ what }}: the bank is working on it.`,
      };
    case 'paid':
      return {
        title: msg`Payout of ${{ money }} paid`,
        description: payout.utr
          ? msg`${{ what }} has been paid. The bank's reference is ${{ utr: payout.utr }}.`
          : msg`${{ what }} has been paid.`,
      };
    case 'failed':
      return {
        title: msg`Payout of ${{ money }} failed`,
        description: payout.failure_reason
          ? msg`${{ why: translateFailure(payout.failure_reason) }} ${{ back }}`
          : back,
      };
  }
}
