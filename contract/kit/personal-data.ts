/** Kinds of personal data of others that operators see. */
export const personalKinds = ['contacts', 'messages', 'documents', 'payment_methods', 'account'] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Personal data in the reply of an operator call, and whose it is. */
export interface Shown {
  what: readonly PersonalKind[];
  /** Paths of account ids in the reply, such as `data[].person.id`; empty: people without an account. */
  whose: readonly string[];
}
