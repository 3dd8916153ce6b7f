import { findGstState } from '../../../contract/money/gst-states.ts';
import { stateOfGstin } from '../../../contract/money/gstin.ts';
import type { BillingDetails } from '../../../contract/money/invoices.ts';
import type { Context } from '../../kit/context/context.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import { selectBilling, upsertBilling } from './billing-details.queries.ts';

/** Recipient of a person's next invoices: the saved billing details, else defaults from the profile. */
export async function readBillingDetails(context: Context, accountId: number): Promise<BillingDetails> {
  const row = await selectBilling(context.db, accountId);
  return {
    name: row.name ?? row.business_name ?? row.fullname,
    address: row.address ?? '',
    state_code: row.state_code ?? findGstState(row.profile_state),
    gstin: row.gstin,
    gst_scheme: row.gst_scheme ?? 'regular',
    udyam: row.udyam,
  };
}

/** GST that a person adds to their own prices now, in basis points; 0 without a regular GSTIN. */
export async function readOwnGst(context: Context, accountId: number): Promise<number> {
  const { gstin, gst_scheme: scheme } = await readBillingDetails(context, accountId);
  if (gstin === null || scheme !== 'regular') return 0;
  return (await readTaxRate(context, 'gst'))?.basisPoints ?? 0;
}

/** Whether a person is registered as a micro or small enterprise. */
export async function isSmallEnterprise(context: Context, accountId: number): Promise<boolean> {
  return (await readBillingDetails(context, accountId)).udyam !== null;
}

type SavedDetails = Omit<BillingDetails, 'gst_scheme' | 'udyam'> & {
  gst_scheme?: BillingDetails['gst_scheme'] | undefined;
  udyam?: string | null | undefined;
};

/** Saves the details for future invoices; issued ones are unchanged. A GSTIN determines the state. */
export async function saveBillingDetails(
  context: Context,
  { accountId, details }: { accountId: number; details: SavedDetails },
): Promise<BillingDetails> {
  const { gstin } = details;
  const before = await readBillingDetails(context, accountId);
  const saved = {
    ...details,
    state_code: gstin ? stateOfGstin(gstin) : details.state_code,
    gst_scheme: details.gst_scheme ?? before.gst_scheme,
    udyam: details.udyam === undefined ? before.udyam : details.udyam,
  };
  await upsertBilling(context.db, { accountId, details: saved, now: context.now() });
  return readBillingDetails(context, accountId);
}
