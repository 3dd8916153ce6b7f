import type { Role } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { listPending } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { freezeAllPaymentMethods } from '../../money/payment-methods/payment-methods.service.ts';
import { stopPayouts } from '../../money/payouts/sync.service.ts';
import { isChargedAgain } from '../../money/subscriptions/subscriptions.service.ts';
import { movePersonalNotices } from '../../notifications/notifications/clearing.service.ts';
import { splitName } from '../auth/auth.rules.ts';
import { addFurtherAccount } from '../further-accounts/further-accounts.service.ts';
import { changeProfile } from '../profiles/profiles.service.ts';
import { moveHome, selectNextHome } from './parting.queries.ts';

interface Parting {
  account: { id: number; role: Role };
  /** An owner who is none from now on, and the account they sign in with. */
  leaver: { personId: number; homeId: number; locale: Locale };
  /** An owner with a confirmed contact, which stands in for the account's. */
  heir: { personId: number; fullname: string };
}

/**
 * Parts an account from an owner as a person: it pays out to none of its payment methods, carries neither their name as a
 * business nor their birth date, and what they sign in with moves to another account of theirs. Returns that account's id.
 */
export async function part(tx: Context, { account, leaver, heir }: Parting): Promise<number> {
  const { id, role } = account;
  await demandSettled(tx, { accountId: id, homeId: leaver.homeId });
  await freezeAllPaymentMethods(tx, id);
  await stopPayouts(tx, id, 'frozen');
  const homeId = leaver.homeId === id ? await leaveHome(tx, { role, leaver }) : leaver.homeId;
  if (homeId !== leaver.homeId) {
    // Named here, since the database would choose the owner of longest standing, with a confirmed contact or not.
    await changeAccount(tx, id, { kept_by: heir.personId, updated_at: tx.now() });
  }
  if (role === 'influencer') await changeProfile(tx, { id, role, fields: { birthDate: null } });
  else {
    const { fullname } = heir;
    const { first, last } = splitName(fullname);
    await changeAccount(tx, id, { fullname, first_name: first, last_name: last, updated_at: tx.now() });
  }
  return homeId;
}

/** Refuses while the leaver may not be who they seem, or would go on paying for the account. */
async function demandSettled(tx: Context, { accountId, homeId }: { accountId: number; homeId: number }): Promise<void> {
  if ((await listPending(tx, homeId)).length > 0) {
    throw refuse(
      'CONFLICT',
      'A change of contacts, password or second factor of whoever signs in with this account can still be undone. Try again once that time is over, at most three days.',
    );
  }
  if (await isChargedAgain(tx, accountId)) {
    throw refuse(
      'CONFLICT',
      'This account’s subscription is charged to whoever bought it. Cancel it first; what is paid stays usable to the end of its period.',
    );
  }
}

/** Moves a sign-in to the oldest business its person keeps, else to a new account in their name. */
async function leaveHome(tx: Context, { role, leaver }: Pick<Parting, 'leaver'> & { role: Role }): Promise<number> {
  if (role === 'operator') throw refuse('ROLE', 'Operators have one account each.');
  const { personId, locale } = leaver;
  const next = await selectNextHome(tx.db, personId);
  const { fullname } = next;
  const accountId = next.kept ?? (await addFurtherAccount(tx, { personId, name: fullname, fullname, role, locale }));
  await moveHome(tx.db, { personId, accountId, now: tx.now() });
  await movePersonalNotices(tx, { from: leaver.homeId, to: accountId });
  return accountId;
}
