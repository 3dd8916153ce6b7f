import { type Subject, subjectsOf, textOf } from '../../../contract/operators/suppression.rules.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';

/** By what a handle, e-mail or mobile is known on the list: keyed, so that the list tells nothing without the secret. */
export function markOf(secretKey: string, subject: Subject): string {
  return fingerprint(secretKey, 'suppression', textOf(subject));
}

/** All marks that a line of an import, or a stored profile, could be on the list by. */
export function markReader(secretKey: string): (row: Parameters<typeof subjectsOf>[0]) => string[] {
  return (row) => subjectsOf(row).map((subject) => markOf(secretKey, subject));
}
