import { createHash } from 'node:crypto';
import type { AgreementTerms } from '../../contract/applications.ts';

/** SHA-256 over the terms in one canonical form, so that anybody who has them can check that nothing was changed. */
export function hashTerms(terms: AgreementTerms): string {
  return createHash('sha256').update(canonicalJson(terms)).digest('hex');
}

/** JSON with the keys of every object in order and no spaces. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}
