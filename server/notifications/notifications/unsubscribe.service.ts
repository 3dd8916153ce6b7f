import {
  canSwitchOff,
  type NotificationType,
  notificationTypes,
} from '../../../contract/notifications/notification-types.ts';
import type { Context } from '../../kit/context/context.ts';
import { seal, unseal } from '../../kit/crypto/encryption.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { changePreferences } from './preferences.service.ts';

const purpose = 'unsubscribe';

interface EmailKind {
  accountId: number;
  type: NotificationType;
}

/**
 * URLs for unsubscribing from a type's e-mails: the page with a button, and the one for mail programs. Their token is
 * encrypted, so that it cannot be forged.
 */
export function unsubscribeAddresses(context: Context, { accountId, type }: EmailKind) {
  const token = seal(context.secretKey, purpose, `${accountId} ${type}`);
  const { publicUrl } = context.config;
  return {
    stop: `${publicUrl}${stopPage(token)}`,
    oneClick: `${publicUrl}/api/notifications/unsubscribe/${token}`,
  };
}

/** Page with a button, because opening a link must not change anything. */
export const stopPage = (token: string) => `/unsubscribe?token=${encodeURIComponent(token)}`;

/** Unsubscribes by a URL's token; idempotent. */
export async function unsubscribe(context: Context, token: string): Promise<void> {
  const { accountId, type } = readToken(context, token);
  if (!canSwitchOff({ type, channel: 'email' })) return;
  await changePreferences(context, { accountId, preferences: [{ type, channel: 'email', enabled: false }] });
}

function readToken(context: Context, token: string): EmailKind {
  try {
    const [accountId, type] = unseal(context.secretKey, purpose, token).split(' ');
    const known = notificationTypes.find((each) => each === type);
    if (known) return { accountId: Number(accountId), type: known };
  } catch {
    // Invalid, or encrypted with another secret.
  }
  throw refuseNotFound('This address');
}
