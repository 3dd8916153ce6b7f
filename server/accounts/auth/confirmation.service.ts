import { maskContact } from '../../../contract/core/masked-contact.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Account } from './auth.queries.ts';
import { sendCode } from './codes.service.ts';

type Unconfirmed = Pick<
  Account,
  'id' | 'fullname' | 'locale' | 'email' | 'mobile' | 'mobile_first' | 'mobile_verified_at'
>;

/** Whether a sign-up must verify its mobile before the e-mail, and has not done so. */
export function awaitsMobile({ mobile, mobile_first, mobile_verified_at }: Unconfirmed): boolean {
  return mobile_first && mobile !== null && mobile_verified_at === null;
}

/** Sends the next code of a sign-up. Returns its masked destination; null when there is no contact. */
export async function sendConfirmation(context: Context, account: Unconfirmed): Promise<string | null> {
  const channel = awaitsMobile(account) ? 'mobile' : 'email';
  const contact = account[channel];
  if (!contact) return null;
  await sendCode(context, account, { purpose: 'signup', channel, contact });
  return maskContact(contact);
}
