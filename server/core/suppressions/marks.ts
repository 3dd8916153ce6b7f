import { type Subject, subjectsOf, textOf } from '../../../contract/core/suppression.rules.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';

/** Keyed fingerprint of a handle, e-mail or mobile, so that the list reveals nothing without the secret. */
export function markOf(secretKey: string, subject: Subject): string {
  return fingerprint(secretKey, 'suppression', textOf(subject));
}

/** Creates a function that returns all fingerprints of an import row or stored profile. */
export function markReader(secretKey: string): (row: Parameters<typeof subjectsOf>[0]) => string[] {
  return (row) => subjectsOf(row).map((subject) => markOf(secretKey, subject));
}
