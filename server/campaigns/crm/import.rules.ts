import {
  type CrmImportCounts,
  type CrmLeftOut,
  type CrmOutcome,
  type CrmReason,
  crmImportFields,
} from '../../../contract/campaigns/crm.ts';
import { type ImportField, repeatableFields } from '../../../contract/core/import-fields.ts';

const used: ReadonlySet<ImportField> = new Set(crmImportFields);

export function usedFields(fields: readonly ImportField[]): ImportField[] {
  return fields.map((field) => (used.has(field) ? field : 'ignore'));
}

/** Chosen fields of so many columns; null where they do not fit, or two columns have a field of which there is one. */
export function chosenFields(given: string, columns: number): ImportField[] | null {
  const fields = given.split(',').flatMap((one) => crmImportFields.find((field) => field === one) ?? []);
  const single = fields.filter((field) => !repeatableFields.has(field));
  return fields.length === columns && new Set(single).size === single.length && single.length > 0 ? fields : null;
}

const address = /[^\s,;<>()"]+@[^\s,;<>()"]+\.[^\s,;<>()"]+/;

/** Lines above the pasted ones in their table. */
export const linesAbovePasted = 1;

/** Pasted links and handles as a list: one a line, each with an e-mail where one stands beside it. Empty lines keep their place. */
export function tableOfText(text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .map((line) => {
      if (!line) return '';
      const email = address.exec(line)?.[0] ?? '';
      const rest =
        line
          .replace(email, '')
          .replaceAll(/[,;<>()"]/g, ' ')
          .trim()
          .split(/\s+/)[0] ?? '';
      return `${rest}\t${email}`;
    });
  return ['Profile\tEmail', ...lines].join('\n');
}

export interface ReadRow {
  line: number;
  name: string;
  account: { platform: string; handle: string } | null;
  accounts: readonly { platform: string; handle: string }[];
  email: string | null;
  /** Why it cannot be used at all. */
  fault: CrmReason | null;
}

export interface Decided extends ReadRow {
  influencerId: number | null;
  outcome: CrmOutcome;
  reason: CrmReason | null;
}

/** Outcome of a row. One with an e-mail reads invited, whoever is behind the address. */
export function decideRow(row: ReadRow, influencerId: number | null, isListed: boolean): Decided {
  const decide = (outcome: CrmOutcome, reason: CrmReason | null = null) => ({ ...row, influencerId, outcome, reason });
  if (row.fault) return decide('left_out', row.fault);
  if (row.email !== null) return decide('invited');
  if (influencerId === null) return decide('left_out', 'not_found');
  return decide(isListed ? 'already' : 'added');
}

export function countRows(rows: readonly Decided[]): CrmImportCounts {
  const count = (outcome: CrmOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows: rows.length,
    added: count('added'),
    already: count('already'),
    invited: count('invited'),
    left_out: count('left_out'),
  };
}

const mostLeftOut = 200;

export function leftOutOf(rows: readonly Decided[]): CrmLeftOut[] {
  return rows
    .flatMap(({ line, name, reason }) => (reason === null ? [] : [{ line, name, reason }]))
    .slice(0, mostLeftOut);
}
