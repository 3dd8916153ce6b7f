import { findGstState } from '../../../contract/money/gst-states.ts';
import { stateOfGstin } from '../../../contract/money/gstin.ts';
import type { BillingDetails } from '../../../contract/money/invoices.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectBilling, upsertBilling } from './billing-details.queries.ts';

/** Recipient of a person's next invoices: the saved billing details, else defaults from the profile. */
export async function readBillingDetails(context: Context, accountId: number): Promise<BillingDetails> {
  const row = await selectBilling(context.db, accountId);
  return {
    name: row.name ?? row.business_name ?? row.fullname,
    address: row.address ?? '',
    state_code: row.state_code ?? findGstState(row.profile_state),
    gstin: row.gstin,
  };
}

/** Saves the details for future invoices; issued ones are unchanged. A GSTIN determines the state. */
export async function saveBillingDetails(
  context: Context,
  { accountId, details }: { accountId: number; details: BillingDetails },
): Promise<BillingDetails> {
  const { gstin } = details;
  const saved = { ...details, state_code: gstin ? stateOfGstin(gstin) : details.state_code };
  await upsertBilling(context.db, { accountId, details: saved, now: context.now() });
  return readBillingDetails(context, accountId);
}
