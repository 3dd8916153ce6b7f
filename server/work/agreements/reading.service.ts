import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Context } from '../../kit/context/context.ts';
import { type AgreementRow, selectInForce, selectVersions } from './agreements.queries.ts';
import { termsIn } from './agreements.views.ts';

/** The agreement in force of each of these applications, if any. */
export async function findAgreements(
  context: Context,
  applicationIds: readonly number[],
): Promise<Map<number, AgreementRow>> {
  const rows = await selectInForce(context.db, applicationIds);
  return new Map(rows.map((row) => [row.application_id, row]));
}

/** The terms in force of each of these applications, if any. */
export async function readTerms(
  context: Context,
  applicationIds: readonly number[],
): Promise<Map<number, AgreementTerms>> {
  const agreements = await findAgreements(context, applicationIds);
  return new Map([...agreements].map(([id, row]) => [id, termsIn(row)]));
}

/** The pieces of work in force of each of these applications, without days. */
export async function readPieces(
  context: Context,
  applicationIds: readonly number[],
): Promise<Map<number, { type: string; quantity: number }[]>> {
  const terms = await readTerms(context, applicationIds);
  const inShort = ({ deliverables }: AgreementTerms) => deliverables.map(({ type, quantity }) => ({ type, quantity }));
  return new Map([...terms].map(([id, agreed]) => [id, inShort(agreed)]));
}

export interface Frozen {
  version: number;
  hash: string;
  terms: AgreementTerms;
}

/** Every version of an agreement, latest first. */
export async function readVersions(context: Context, applicationId: number): Promise<Frozen[]> {
  const rows = await selectVersions(context.db, applicationId);
  return rows.map((row) => ({ version: row.version, hash: row.hash, terms: termsIn(row) }));
}
