import { maskContact } from '../../../contract/core/masked-contact.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { SentTo } from '../../../contract/money/referrals.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { refuse } from '../../kit/http/errors.ts';
import { recipientName } from '../../kit/i18n/recipient-name.ts';
import { readLink } from './codes.service.ts';
import {
  countSentSince,
  countToAddress,
  deleteInvitation,
  isInvited,
  isMember,
  keepInvitation,
  lockSender,
  markJoined,
} from './invitations.queries.ts';
import { selectGivenContacts } from './qualification.queries.ts';
import { invitationEmail, invitationText } from './referrals.emails.ts';
import { type Address, readAddress } from './referrals.rules.ts';

/** Days before one account may invite the same address again. */
const restDays = 30;
/** Messages to one address within those days, from all senders together. */
const maxEmails = 3;

interface Sender {
  id: number;
  name: string | null;
  locale: Locale;
  link: string;
  /** Invitations left today. */
  left: number;
  /** Deletes an invitation that could not be delivered, so that it can be sent again. */
  forget: (id: number) => Promise<void>;
}

/** Sends the referral link to people and returns an outcome per address, which does not reveal who is a member. */
export async function sendInvitations(context: Context, accountId: number, to: string[]): Promise<SentTo[]> {
  const { link } = await readLink(context, accountId);
  return inTransaction(context, async (tx) => {
    const account = await lockSender(tx.db, accountId);
    if (!account.email_verified_at)
      throw refuse('NOT_VERIFIED', 'Please confirm your account before you invite others.');
    const sent = await countSentSince(tx.db, accountId, ago(tx, 1));
    const left = tx.config.invitationsADay - sent;
    const forget = (id: number) => deleteInvitation(context.db, id);
    const sender = {
      id: accountId,
      name: recipientName(account.fullname),
      locale: account.locale,
      link,
      left,
      forget,
    };
    const own = [account.email?.toLowerCase(), account.mobile];
    const outcomes: SentTo[] = [];
    for (const text of to) {
      const address = readAddress(text);
      const isOdd = !address || own.includes(address.value);
      outcomes.push({ to: text, outcome: isOdd ? 'invalid' : await invite(tx, sender, address) });
    }
    return outcomes;
  });
}

async function invite(tx: Context, sender: Sender, address: Address): Promise<SentTo['outcome']> {
  const mark = markOfAddress(tx, address.value);
  const since = ago(tx, restDays);
  if (await isInvited(tx.db, sender.id, mark, since)) return 'already_invited';
  if (sender.left <= 0) return 'not_sent';
  sender.left -= 1;
  const sentCount = await countToAddress(tx.db, mark, since);
  const isHeard = (await isMember(tx.db, address)) || sentCount >= maxEmails;
  const masked = maskContact(address.value);
  const id = await keepInvitation(tx.db, { accountId: sender.id, fingerprint: mark, masked, now: tx.now() });
  if (!isHeard) deliver(tx, { id, sender, address });
  return 'sent';
}

/** Delivers the message after commit. */
function deliver(tx: Context, { id, sender, address }: { id: number; sender: Sender; address: Address }): void {
  const { brandName: brand } = tx.config;
  const words = { locale: sender.locale, brand, name: sender.name, link: sender.link };
  const { channel, value: to } = address;
  const send = () =>
    channel === 'email' ? tx.mail({ to, ...invitationEmail(words) }) : tx.sms({ to, text: invitationText(words) });
  tx.afterCommit(async () => {
    await send().catch(async (error) => {
      await sender.forget(id);
      throw error;
    });
  });
}

/** Marks the invitations that a new member may have received as joined. */
export async function closeInvitations(
  tx: Context,
  { invitedId, referrerId }: { invitedId: number; referrerId: number },
): Promise<void> {
  const contacts = await selectGivenContacts(tx.db, invitedId);
  const fingerprints = contacts.map((contact) => markOfAddress(tx, contact));
  await markJoined(tx.db, { referrerId, invitedId, fingerprints });
}

/** Keyed fingerprint of an invited e-mail or mobile, which is stored only masked. */
export function markOfAddress({ secretKey }: Pick<Context, 'secretKey'>, address: string): string {
  return fingerprint(secretKey, 'referral-invitation', address.toLowerCase());
}

function ago(context: Context, days: number): Date {
  return new Date(context.now().getTime() - days * dayMs);
}
