import type { Application } from '../../../contract/campaigns/applications.ts';
import type { ApplicationRow } from '../../../database/schema.ts';
import type { ApplicationRecord } from '../../campaigns/applications/applications.views.ts';
import { presentApplications as presentRecords } from '../../campaigns/applications/present.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { viewInForce } from './agreements.views.ts';
import { findAgreements } from './reading.service.ts';

/** Applications with the agreement in force of each, in one query. */
export async function addTerms(context: Context, records: readonly ApplicationRecord[]): Promise<Application[]> {
  const agreements = await findAgreements(
    context,
    records.map(({ id }) => Number(id)),
  );
  return records.map((record) => {
    const agreement = agreements.get(Number(record.id));
    return { ...record, terms: agreement ? viewInForce(agreement) : null };
  });
}

/** Applications of one campaign as their two sides see them, with their agreements. */
export async function presentApplications(
  context: Context,
  reading: Parameters<typeof presentRecords>[1],
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  return addTerms(context, await presentRecords(context, reading, rows));
}
