const gmail = /^([^@]+)@(?:gmail|googlemail)\.com$/;
const withoutPlus = (name: string) => name.replace(/\+.*$/, '');

/** Normalises contacts that are certainly the same: Gmail ignores dots and everything after a plus. */
export function sameContact(contact: string): string {
  const plain = contact.toLowerCase();
  const [, name] = gmail.exec(plain) ?? [];
  return name === undefined ? plain : `${withoutPlus(name).replaceAll('.', '')}@gmail.com`;
}

/** Normalises contacts that probably reach the same person: elsewhere too, a plus usually begins a label. */
export function canonicalContact(contact: string): string {
  const [name = '', domain] = sameContact(contact).split('@');
  return domain === undefined ? name : `${withoutPlus(name)}@${domain}`;
}

export function haveInCommon(
  some: readonly string[],
  others: readonly string[],
  spell: (contact: string) => string,
): boolean {
  const known = new Set(some.map(spell));
  return others.some((contact) => known.has(spell(contact)));
}

/**
 * Evidence that two accounts belong to one person. A shared network is no proof. Source: the product's rules, Money.
 */
export const relations = ['member', 'device', 'contact', 'payout', 'instrument'] as const;
export type Relation = (typeof relations)[number];

/** Two accounts of one person do not work, pay or speak well of each other. Source: the product's rules, Track record. */
export const samePersonReason =
  'Both accounts belong to the same person, so they can’t work together or review each other.';
