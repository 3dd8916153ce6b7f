import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Approval } from '../../../contract/accounts/approvals.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { nameOf } from '../../lib/people-names.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';

export const isPayout = ({ call }: Pick<Approval, 'call'>) => call === 'POST /wallet/payout';

/** To whom it goes: one by name, more by their number. */
function payeesOf({ parts }: Approval, i18n: I18n): string {
  const [first] = parts;
  const count = parts.length;
  if (count === 1 && first?.payee) return nameOf(first.payee);
  return i18n._(msg`${plural(count, { one: '# person', other: '# people' })}`);
}

/** Work that all parts pay for together: "4 reels, 4 stories". */
export function workOf({ parts }: Approval, i18n: I18n): string {
  const quantities = new Map<string, number>();
  for (const { type, quantity } of parts.flatMap(({ pieces }) => pieces)) {
    quantities.set(type, (quantities.get(type) ?? 0) + quantity);
  }
  return deliverablesInWords(
    [...quantities].map(([type, quantity]) => ({ type, quantity })),
    i18n,
  );
}

/** Sentence with the asker and the payment. */
export function askOf(approval: Approval, i18n: I18n): string {
  const money = formatRupees(approval.amount);
  const payees = payeesOf(approval, i18n);
  const name = approval.asked_by?.fullname ?? '';
  if (approval.asked_by_me) {
    return isPayout(approval)
      ? i18n._(msg`You ask to withdraw ${money}`)
      : i18n._(msg`You ask to pay ${money} to ${payees}`);
  }
  return isPayout(approval)
    ? i18n._(msg`${name} asks to withdraw ${money}`)
    : i18n._(msg`${name} asks to pay ${money} to ${payees}`);
}

/** Name of the payment, without the asker. */
export function subjectOf(approval: Approval, i18n: I18n): string {
  const money = formatRupees(approval.amount);
  const payees = payeesOf(approval, i18n);
  return isPayout(approval) ? i18n._(msg`${money} to the bank`) : i18n._(msg`${money} to ${payees}`);
}

/** Outcome of a request, and the person who decided. */
export function outcomeOf({ status, decided_by: by, asked_by: asker, note }: Approval, i18n: I18n): string {
  const name = by?.fullname ?? '';
  const who = asker?.fullname ?? '';
  const words: Record<Approval['status'], () => string> = {
    waiting: () => '',
    approved: () => i18n._(msg`${who} asked, ${name} approved`),
    refused: () => (note ? `${name}: “${note}”` : i18n._(msg`${name} refused`)),
    withdrawn: () => i18n._(msg`${who} took it back`),
    expired: () => i18n._(msg`${who} asked, nobody answered`),
  };
  return words[status]();
}
