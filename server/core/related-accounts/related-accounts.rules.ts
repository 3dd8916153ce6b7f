const gmail = /^([^@]+)@(?:gmail|googlemail)\.com$/;
const withoutPlus = (name: string) => name.replace(/\+.*$/, '');

/** One spelling for contacts that are certainly one: Gmail reads neither dots nor what follows a plus. */
export function sameContact(contact: string): string {
  const plain = contact.toLowerCase();
  const [, name] = gmail.exec(plain) ?? [];
  return name === undefined ? plain : `${withoutPlus(name).replaceAll('.', '')}@gmail.com`;
}

/** One spelling for contacts that probably reach the same person: elsewhere too, a plus mostly begins a note to oneself. */
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

/** By what two accounts are known to be one person's. A shared network is no proof. Source: the product's rules, Money. */
export const relations = ['member', 'device', 'contact', 'payout', 'instrument'] as const;
export type Relation = (typeof relations)[number];
