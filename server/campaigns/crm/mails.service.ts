import { readEmail } from '../../../contract/core/suppression.rules.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { findName } from '../../core/people/people.service.ts';
import { markOf } from '../../core/suppressions/marks.ts';
import { isSuppressed } from '../../core/suppressions/suppress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { tooMany } from '../../kit/http/limits/limits.service.ts';
import { creatorInvitationEmail } from './crm.emails.ts';
import {
  claimMail,
  countDue,
  countSent,
  type DueMail,
  endMail,
  insertMails,
  mayGoOut,
  selectAsked,
  selectDue,
} from './invitations.queries.ts';
import { neverAddresses } from './never-write.service.ts';

/** Time within which an account asks an address once, and all accounts together a few times. */
const addressDays = 30;
const batch = 100;

interface Addressee {
  influencerId: number | null;
  /** Null: no address is known. */
  email: string | null;
}

interface Asking {
  user: User;
  importId: number | null;
  message: string;
  addressees: readonly Addressee[];
  /** Mails beyond the limit of the day go out on the next days; else they are refused. */
  mayWait: boolean;
}

/**
 * Queues mails that ask to join, under a lock of the account. Whether one goes out is decided when it is due, so that neither
 * the reply nor its time tells who has an account or wants no mail. @throws TOO_MANY
 */
export async function queueMails(tx: Context, { user, importId, message, addressees, mayWait }: Asking): Promise<void> {
  const now = tx.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const marked = new Map(addressees.map((one) => [markOfAddressee(tx, one), one]));
  const marks = [...marked.keys()];
  const asked = await selectAsked(tx.db, { accountId: user.id, marks, after: before(addressDays) });
  const fresh = marks.filter((mark) => !asked.has(mark));
  const used = await countDue(tx.db, { accountId: user.id, after: before(1) });
  const most = tx.config.limits.crmMailsADay;
  if (!mayWait && used + fresh.length > most) throw tooMany(dayMs / 1000);
  const dueAt = (at: number) => new Date(now.getTime() + Math.floor((used + at) / most) * dayMs);
  const asking = { accountId: user.id, personId: user.person.id, importId, message, locale: user.locale, now };
  const mails = fresh.map((mark, at) => ({ ...(marked.get(mark) as Addressee), mark, dueAt: dueAt(at) }));
  await insertMails(tx.db, asking, mails);
  tx.afterCommit(() => tx.jobs.send('crm.mails', {}));
}

function markOfAddressee({ secretKey }: Context, { influencerId, email }: Addressee): string {
  const subject = email === null ? null : readEmail(email);
  // No handle has a space: these meet no entry of the suppression list.
  return markOf(secretKey, subject ?? { kind: 'handle', value: `profile ${influencerId}` });
}

/** Sends the mails that are due, each once. */
export async function sendDueMails(context: Context): Promise<void> {
  for (;;) {
    const ids = await selectDue(context.db, { now: context.now(), limit: batch });
    let ended = 0;
    for (const id of ids) if (await sendOne(context, id)) ended += 1;
    if (ended === 0) return;
  }
}

/** False where another process has it. An address without a wish for it gets nothing, and the sender is not told. */
async function sendOne(context: Context, id: number): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const mail = await claimMail(tx.db, id);
    if (!mail) return false;
    const now = tx.now();
    const isWanted = await mayBeSent(tx, mail);
    await endMail(tx.db, { id, sentAt: isWanted ? now : null, now });
    if (isWanted) await write(tx, mail);
    return true;
  });
}

async function mayBeSent(tx: Context, mail: DueMail): Promise<boolean> {
  const after = new Date(tx.now().getTime() - addressDays * dayMs);
  if ((await countSent(tx.db, { mark: mail.mark, after })) >= tx.config.limits.crmMailsPerAddress) return false;
  return !(await isSuppressed(tx, mail.mark)) && (await mayGoOut(tx.db, mail));
}

/** Sends it after the commit: one that is lost on its way is not sent twice. */
async function write(tx: Context, { account_id, email, mark, message, locale }: DueMail): Promise<void> {
  const { publicUrl, brandName: brand } = tx.config;
  const account = (await findName(tx, account_id)) ?? '';
  const words = { locale: locale as Locale, brand, account, words: message, link: `${publicUrl}/signup` };
  const letter = { to: email, ...creatorInvitationEmail({ ...words, ...neverAddresses(tx, mark) }) };
  tx.afterCommit(() =>
    tx.mail(letter).catch((error: unknown) => tx.log.warn({ err: error }, 'A creator was not asked to join')),
  );
}
