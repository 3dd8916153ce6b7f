import { escapeHtml } from '../page.ts';
import type { PayoutBooks } from './books.ts';
import type { Payout } from './entities.ts';

const shownPayouts = 20;

/** Lists payouts, newest first, with buttons for the bank's actions. */
export function payoutsOverview(books: PayoutBooks): string {
  const shown = Object.values(books.payouts).toReversed().slice(0, shownPayouts);
  return `<h2>Payouts</h2>${shown.map((payout) => row(payout, books)).join('') || '<p>None was asked for yet.</p>'}`;
}

function row(payout: Payout, books: PayoutBooks): string {
  const to = books.fundAccounts[payout.fund_account_id];
  const receiver = to?.vpa?.address ?? `${to?.bank_account?.name}, account ${to?.bank_account?.account_number}`;
  const amount = (payout.amount / 100).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
  const about = [payout.status, payout.utr && `UTR ${payout.utr}`, payout.failure_reason].filter(Boolean).join(', ');
  return `<form method="post" action="/sandbox/payouts/${escapeHtml(payout.id)}">
    <strong>${escapeHtml(amount)}</strong> to ${escapeHtml(receiver)}<br>
    <small>${escapeHtml(payout.id)} for payout ${escapeHtml(payout.reference_id ?? '–')}: ${escapeHtml(about)}</small><br>
    ${buttons(payout.status)}</form>`;
}

function buttons(status: Payout['status']): string {
  if (status === 'processing') {
    return '<button name="outcome" value="paid">Pay it</button><button class="quiet" name="outcome" value="fail">Let it fail</button>';
  }
  return status === 'processed' ? '<button class="quiet" name="outcome" value="reverse">Send it back</button>' : '';
}
