import { findGstState } from '../../../contract/money/gst-states.ts';
import { stateOfGstin } from '../../../contract/money/gstin.ts';
import type { BillingDetails } from '../../../contract/money/invoices.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectBilling, upsertBilling } from './billing-details.queries.ts';

/** Whom a person's next invoices are made out to: what they saved, else what their profile says. */
export async function readBillingDetails(context: Context, accountId: number): Promise<BillingDetails> {
  const row = await selectBilling(context.db, accountId);
  return {
    name: row.name ?? row.business_name ?? row.fullname,
    address: row.address ?? '',
    state_code: row.state_code ?? findGstState(row.profile_state),
    gstin: row.gstin,
  };
}

/** A GSTIN says its state itself. Invoices issued before stay as they are. */
export async function saveBillingDetails(
  context: Context,
  { accountId, details }: { accountId: number; details: BillingDetails },
): Promise<BillingDetails> {
  const { gstin } = details;
  const saved = { ...details, state_code: gstin ? stateOfGstin(gstin) : details.state_code };
  await upsertBilling(context.db, { accountId, details: saved, now: context.now() });
  return readBillingDetails(context, accountId);
}
