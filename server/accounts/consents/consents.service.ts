import type { Consents, FreeConsent } from '../../../contract/accounts/consents.ts';
import {
  canSwitchOff,
  isWished,
  notificationRules,
  notificationTypes,
} from '../../../contract/notifications/notification-types.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { setNewsletter, takesNewsletter } from '../../notifications/newsletter/newsletter.service.ts';
import { changePreferences, readPreferences } from '../../notifications/notifications/preferences.service.ts';
import { isGiven, selectConsents } from './consents.queries.ts';
import { viewConsent } from './consents.views.ts';
import { grantConsent, withdrawConsent } from './record.service.ts';

const mostShown = 500;

export async function listConsents(context: Context, accountId: number): Promise<Consents> {
  return {
    newsletter: await takesNewsletter(context, accountId),
    email_notices: await takesMails(context, accountId),
    opened_campaigns: await isGiven(context.db, { accountId, kind: 'opened_campaigns' }),
    history: (await selectConsents(context.db, accountId, mostShown)).map(viewConsent),
  };
}

/** Whether any optional notification is sent by e-mail. */
async function takesMails(context: Context, accountId: number): Promise<boolean> {
  const preferences = await readPreferences(context, accountId);
  return mailTypes.some((type) =>
    isWished(
      { type, channel: 'email' },
      preferences.find((one) => one.type === type && one.channel === 'email')?.enabled,
    ),
  );
}

const mailTypes = notificationTypes.filter((type) => canSwitchOff({ type, channel: 'email' }));

interface Change {
  accountId: number;
  kind: FreeConsent;
  granted: boolean;
}

/** Gives or withdraws a consent and applies it at once to what is sent. */
export async function setConsent(context: Context, change: Change): Promise<Consents> {
  return inTransaction(context, async (tx) => {
    if (change.kind === 'newsletter') await setNewsletter(tx, change);
    if (change.kind === 'email_notices') await setMails(tx, change);
    const { accountId, kind } = change;
    await (change.granted ? grantConsent(tx, { accountId, kind }) : withdrawConsent(tx, { accountId, kind }));
    return listConsents(tx, accountId);
  });
}

/** Switching e-mails on again restores the default choices. */
async function setMails(tx: Context, { accountId, granted }: Change): Promise<void> {
  const preferences = mailTypes.map((type) => ({
    type,
    channel: 'email' as const,
    enabled: granted && notificationRules[type].email === 'on',
  }));
  await changePreferences(tx, { accountId, preferences });
}
