import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Escrow, escrowCalls } from '../../../contract/work/escrow.ts';
import { request } from '../../lib/api.ts';
import { failureOf, openCheckout } from '../../lib/checkout.ts';
import { readSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { verifyPayment } from '../../lib/verify-payment.ts';
import { escrowQuery, useRefreshEscrow } from './escrow.queries.ts';

/** State of an agreement's payment. */
export type FundingStep =
  | { kind: 'idle' | 'preparing' | 'checkout' | 'verifying' | 'held' | 'failed' | 'closed' | 'late' | 'returned' }
  | { kind: 'error'; reason: string };

interface Funded {
  campaignId: string;
  applicationId: string;
  /** Description in the checkout. */
  title: string;
}

/** Payment for an agreement from the button until the money is held. A retry uses the same order. */
export function useFunding({ campaignId, applicationId, title }: Funded) {
  const { brand } = useSite();
  const client = useQueryClient();
  const refresh = useRefreshEscrow();
  const key = useActionKey();
  const [step, setStep] = useState<FundingStep>({ kind: 'idle' });
  // A late payment may arrive while its dialog is open.
  const { data: later } = useQuery({ ...escrowQuery(applicationId), enabled: step.kind === 'late' });
  const shown = step.kind === 'late' && later ? stepOf(later.status) : step;

  async function fund() {
    const { profile } = readSession();
    if (!profile) return;
    setStep({ kind: 'preparing' });
    try {
      const body = { application_id: applicationId };
      const { data } = await request(
        escrowCalls.fundApplication,
        { params: { id: campaignId }, body },
        { idempotencyKey: key.keyFor(body) },
      );
      key.done();
      setStep({ kind: 'checkout' });
      const payable = { order_id: data.payment_id };
      const outcome = await openCheckout({ ...data, payable, brand, description: title, payer: profile });
      if (outcome !== 'paid') return setStep({ kind: outcome });
      setStep({ kind: 'verifying' });
      // The checkout reported success: without an answer the payment is late, not failed.
      setStep(stepOf(await verify().catch(() => 'created' as const)));
    } catch (error) {
      setStep({ kind: 'error', reason: failureOf(error) });
    } finally {
      await refresh();
    }
  }

  /** Polls the payment until the gateway has a result; returns the last status. */
  async function verify(): Promise<Escrow['status']> {
    const ask = () => client.fetchQuery({ ...escrowQuery(applicationId), staleTime: 0 });
    return (await verifyPayment(ask, ({ status }) => status === 'created')).status;
  }

  return { step: shown, fund, close: () => setStep({ kind: 'idle' }) };
}

function stepOf(status: Escrow['status']): FundingStep {
  if (status === 'none' || status === 'created') return { kind: 'late' };
  return { kind: status === 'refunded' ? 'returned' : 'held' };
}
