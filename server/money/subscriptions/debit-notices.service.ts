import { dayMs } from '../../../contract/kit/calendar.ts';
import { findContacts } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { listWord } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { insertDebitNotice, selectUnannouncedDebits, type UnannouncedDebit } from './debit-notices.queries.ts';
import { debitNoticeOf, wordsOfDebit } from './notices.rules.ts';
import { debitEmail } from './subscriptions.emails.ts';

/** The rule requires 24 hours; announcing two days ahead leaves a day of retries for a failing mail server. */
const aheadMs = 2 * dayMs;
const page = '/my-subscription';

/** Announces every debit of the next two days, once each, with a link to cancel it. */
export async function announceDebits(context: Context): Promise<void> {
  const now = context.now();
  for (const debit of await selectUnannouncedDebits(context.db, {
    after: now,
    until: new Date(now.getTime() + aheadMs),
  })) {
    await announceDebit(context, debit).catch((error) =>
      context.log.warn({ err: error }, 'A debit could not be announced; it is tried again in an hour'),
    );
  }
}

/** Sends the e-mail first: the announcement is recorded only after it was handed over. */
async function announceDebit(context: Context, debit: UnannouncedDebit): Promise<void> {
  const { id, account_id: accountId, amount, charge_at } = debit;
  const words = wordsOfDebit({ plan: listWord(debit.title), amount, chargeAt: charge_at });
  const owners = (await findContacts(context, [accountId])).get(accountId) ?? [];
  const { brandName: brand, publicUrl } = context.config;
  for (const { email: to, locale, fullname: name } of owners) {
    if (to) await context.mail({ to, ...debitEmail({ ...words, locale, name, brand, page: publicUrl + page }) });
  }
  await inTransaction(context, async (tx) => {
    const notice = { subscription_id: id, charge_at, amount, told_at: tx.now() };
    if (!(await insertDebitNotice(tx.db, notice))) return;
    await notify(tx, {
      accountId,
      type: 'subscription',
      link: page,
      ...debitNoticeOf(words),
      ...(owners.some(({ email }) => email) ? { hasEmail: true } : {}),
    });
  });
}
