/** Masks a contact as the code screens show it: the first half, then `x`; an e-mail keeps its domain. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  const name = at < 0 ? contact : contact.slice(0, at);
  const shown = Math.floor(name.length / 2);
  return name.slice(0, shown) + 'x'.repeat(name.length - shown) + (at < 0 ? '' : contact.slice(at));
}
