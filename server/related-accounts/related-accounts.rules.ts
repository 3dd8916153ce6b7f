/** One spelling for contacts that reach the same person: Gmail reads neither dots nor what follows a plus. */
export function canonicalContact(contact: string): string {
  const [name = '', domain] = contact.toLowerCase().split('@');
  if (domain === undefined) return name;
  const bare = name.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}

export function haveContactInCommon(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(some.map(canonicalContact));
  return others.some((contact) => known.has(canonicalContact(contact)));
}

/** By what two accounts are known to be one person's. A shared network is no proof. Source: the product's rules, Money. */
export const relations = ['member', 'device', 'contact', 'payout', 'instrument'] as const;
export type Relation = (typeof relations)[number];
