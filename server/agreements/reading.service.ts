import type { AgreementTerms } from '../../contract/agreements.ts';
import type { Context } from '../kit/context.ts';
import { type AgreementRow, selectInForce } from './agreements.queries.ts';
import { termsIn } from './agreements.views.ts';

/** The agreement in force of each of these applications that has one. */
export async function findAgreements(
  context: Context,
  applicationIds: readonly number[],
): Promise<Map<number, AgreementRow>> {
  const rows = await selectInForce(context.db, applicationIds);
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** The terms in force of each of these applications that has an agreement. */
export async function readTerms(
  context: Context,
  applicationIds: readonly number[],
): Promise<Map<number, AgreementTerms>> {
  const agreements = await findAgreements(context, applicationIds);
  return new Map([...agreements].map(([id, row]) => [id, termsIn(row)]));
}
