import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addRupees } from '../../../contract/kit/money.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { ApiError } from '../../lib/api.ts';
import { failureOf, openCheckout } from '../../lib/checkout.ts';
import { readSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { verifyPayment } from '../../lib/verify-payment.ts';
import { escrowQuery, useRefreshEscrow } from './escrow.queries.ts';

/** State of a payment for agreements. */
export type FundingStep =
  | { kind: 'idle' | 'preparing' | 'checkout' | 'verifying' | 'held' | 'failed' | 'closed' | 'late' | 'returned' }
  /** Some ended meanwhile; rupees that are held, and that go back. */
  | { kind: 'partly'; held: number; back: number }
  /** It waits for a second member. */
  | { kind: 'asked'; reason: string }
  | { kind: 'error'; reason: string };

interface Order {
  payment_id: string;
  key: string;
  script: string;
}

interface Funded {
  /** Starts the order at the gateway, or resumes the open one. */
  start: () => Promise<Order>;
  applicationIds: readonly string[];
  /** Description in the checkout. */
  title: string;
  /** Asks once whether it was paid, where the state of the agreements does not tell. */
  check?: () => Promise<'held' | 'late' | 'returned'>;
}

/** Payment for agreements from the button until the money is held. A retry uses the same order. */
export function useFunding({ start, applicationIds, title, check }: Funded) {
  const { brand } = useSite();
  const client = useQueryClient();
  const refresh = useRefreshEscrow();
  const [step, setStep] = useState<FundingStep>({ kind: 'idle' });
  const [first = ''] = applicationIds;
  // A late payment may arrive while its dialog is open.
  const { data: later } = useQuery({ ...escrowQuery(first), enabled: step.kind === 'late' });
  const shown = step.kind === 'late' && later && !check ? stepOf([later]) : step;

  async function fund() {
    const { profile } = readSession();
    if (!profile) return;
    setStep({ kind: 'preparing' });
    try {
      const order = await start();
      setStep({ kind: 'checkout' });
      const payable = { order_id: order.payment_id };
      const outcome = await openCheckout({ ...order, payable, brand, description: title, payer: profile });
      if (outcome !== 'paid') return setStep({ kind: outcome });
      setStep({ kind: 'verifying' });
      // The checkout reported success: without an answer the payment is late, not failed.
      setStep(
        check
          ? { kind: await verifyPayment(check, isLate).catch(() => 'late') }
          : stepOf(await verify().catch(() => [])),
      );
    } catch (error) {
      const kind = error instanceof ApiError && error.code === 'APPROVAL_NEEDED' ? 'asked' : 'error';
      setStep({ kind, reason: failureOf(error) });
    } finally {
      await refresh();
    }
  }

  /** Polls the payment until the gateway has a result; returns how the money of each agreement stands. */
  async function verify(): Promise<Escrow[]> {
    const ask = (id: string) => client.fetchQuery({ ...escrowQuery(id), staleTime: 0 });
    const settled = await verifyPayment(() => ask(first), isOpen);
    return [settled, ...(await Promise.all(applicationIds.slice(1).map(ask)))];
  }

  return { step: shown, fund, close: () => setStep({ kind: 'idle' }) };
}

const isLate = (kind: string) => kind === 'late';
const isOpen = ({ status }: Escrow) => status === 'created' || status === 'none';

function stepOf(paid: readonly Escrow[]): FundingStep {
  if (paid.length === 0 || paid.some(isOpen)) return { kind: 'late' };
  const back = paid.filter(({ status }) => status === 'refunded');
  if (back.length === 0) return { kind: 'held' };
  if (back.length === paid.length) return { kind: 'returned' };
  const held = paid.filter(({ status }) => status !== 'refunded');
  const sum = (rows: readonly Escrow[]) => addRupees(rows.map(({ amount }) => amount));
  return { kind: 'partly', held: sum(held), back: sum(back) };
}
