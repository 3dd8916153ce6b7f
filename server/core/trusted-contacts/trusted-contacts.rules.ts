export type ChangeKind = 'email' | 'mobile' | 'password' | 'second_factor';
export type Channel = 'email' | 'mobile';

interface Contacts {
  email: string | null;
  email_verified_at: Date | null;
  mobile: string | null;
  mobile_verified_at: Date | null;
}

interface PendingChange {
  kind: ChangeKind;
  former: string | null;
  former_verified_at: Date | null;
}

/**
 * The currently trusted e-mail or mobile: the former contact of the first change that can still be undone, otherwise
 * the account's own; null if it was never verified.
 */
export function trustedContact(
  contacts: Contacts,
  { channel, pending }: { channel: Channel; pending: readonly PendingChange[] },
): string | null {
  const first = pending.find(({ kind }) => kind === channel);
  if (first) return first.former_verified_at ? first.former : null;
  return contacts[`${channel}_verified_at`] ? contacts[channel] : null;
}

/** Destination of a step-up code: the e-mail, otherwise the mobile. */
export function codeContact(
  contacts: Contacts,
  pending: readonly PendingChange[],
): { channel: Channel; contact: string } | null {
  for (const channel of ['email', 'mobile'] as const) {
    const contact = trustedContact(contacts, { channel, pending });
    if (contact) return { channel, contact };
  }
  return null;
}
