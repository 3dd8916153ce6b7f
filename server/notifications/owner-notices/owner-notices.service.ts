import type { Locale } from '../../../contract/kit/languages.ts';
import { findOwner, type OwnerRow } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import type { LocalizedMessage, LocalizedText } from '../../kit/i18n/messages.ts';
import { notify } from '../notifications/notifications.service.ts';

/** Values used by every email to an account owner. */
export interface OwnerWords {
  locale: Locale;
  brand: string;
  name: string;
  support: string;
  publicUrl: string;
}

interface Notice {
  title: LocalizedMessage;
  description: LocalizedText;
  link?: string;
}

/**
 * Notifies the owner in the product, and by e-mail at the currently trusted address; without one, by the notification's
 * own e-mail.
 */
export async function notifyOwner(
  tx: Context,
  { owner, trustedEmail }: { owner: OwnerRow; trustedEmail: string | null },
  { notice, letter: email }: { notice: Notice; letter: EmailMessage },
): Promise<void> {
  const own = trustedEmail ? { hasEmail: true as const } : {};
  await notify(tx, { accountId: owner.id, type: 'security', link: '/profile-settings', ...notice, ...own });
  if (trustedEmail) tx.afterCommit(() => tx.mail({ to: trustedEmail, ...email }));
}

export async function demandOwner(tx: Context, accountId: number) {
  const found = await findOwner(tx, accountId);
  if (!found) throw refuseNotFound('This account');
  return found;
}

export function ownerWords(tx: Context, { fullname, locale }: OwnerRow): OwnerWords {
  const { brandName: brand, supportEmail: support, publicUrl } = tx.config;
  return { locale, brand, name: fullname, support, publicUrl };
}
