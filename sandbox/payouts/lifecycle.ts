import { randomInt } from 'node:crypto';
import { makeEvent, type ProviderEvent } from '../provider/webhooks.ts';
import type { Payout } from './entities.ts';

/** `reverse`: a processed payout that the receiver's bank returned. */
export const payoutOutcomes = ['paid', 'fail', 'reverse'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

const usual = {
  fail: { reason: 'beneficiary_bank_rejected', description: 'The receiving bank did not accept the payment' },
  reverse: { reason: 'bank_account_closed', description: 'The receiving account is closed' },
};

/** Applies an action of the bank to a payout; returns the provider's events, or null when impossible now. */
export function actOnPayout(payout: Payout, outcome: PayoutOutcome, reason?: string): ProviderEvent[] | null {
  const isOpen = payout.status === 'processing';
  if (outcome === 'paid') return isOpen ? process(payout) : null;
  if (!isOpen && !(outcome === 'reverse' && payout.status === 'processed')) return null;
  const status = outcome === 'fail' ? 'failed' : 'reversed';
  const said = reason ? { reason: null, description: reason } : usual[outcome];
  Object.assign(payout, {
    status,
    failure_reason: said.description,
    status_details: { ...said, source: 'beneficiary_bank' },
  });
  return [makeEvent(`payout.${status}`, { payout })];
}

/** The bank's reference number arrives in a separate event. */
function process(payout: Payout): ProviderEvent[] {
  payout.status = 'processed';
  payout.status_details = { reason: 'payout_processed', description: 'The payout is processed', source: 'bank' };
  const processed = makeEvent('payout.processed', { payout });
  payout.utr = String(randomInt(10 ** 11, 10 ** 12));
  return [processed, makeEvent('payout.updated', { payout })];
}
