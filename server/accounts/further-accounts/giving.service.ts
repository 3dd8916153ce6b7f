import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { listPending } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { freezeAllPaymentMethods } from '../../money/payment-methods/payment-methods.service.ts';
import { stopPayouts } from '../../money/payouts/sync.service.ts';
import { isChargedAgain } from '../../money/subscriptions/subscriptions.service.ts';
import { splitName } from '../auth/auth.rules.ts';
import { transferAccount } from '../members/members.service.ts';
import { changeProfile } from '../profiles/profiles.service.ts';
import { moveHome, selectNextHome } from './further-accounts.queries.ts';
import { addFurtherAccount } from './further-accounts.service.ts';

/** Gives the account to a member. Whoever registered it signs in with another of theirs from then on. */
export async function giveAccount(context: Context, giving: { user: User; person_id: string }) {
  return transferAccount(context, { ...giving, part });
}

/** Refuses while the giver may not be who they seem, or would go on paying for the account. */
async function demandSettled(tx: Context, { id, person }: User): Promise<void> {
  if ((await listPending(tx, person.home.id)).length > 0) {
    throw refuse(
      'CONFLICT',
      'A change of your contacts, password or second factor can still be undone. Give the account away once that time is over.',
    );
  }
  if (await isChargedAgain(tx, id)) {
    throw refuse(
      'CONFLICT',
      'This account’s subscription is charged to you. Cancel it first; what is paid stays usable to the end of its period.',
    );
  }
}

/**
 * Parts the account from its giver as a person: it pays out to none of their payment methods, carries neither their name as a
 * business nor their birth date, and what they sign in with moves to another account of theirs.
 */
async function part(tx: Context, { user, receiver }: { user: User; receiver: { fullname: string } }): Promise<void> {
  await demandSettled(tx, user);
  const { id, role, person } = user;
  await freezeAllPaymentMethods(tx, id);
  await stopPayouts(tx, id, 'frozen');
  if (person.home.id === id) await leaveHome(tx, user);
  if (role === 'influencer') await changeProfile(tx, { id, role, fields: { birthDate: null } });
  else {
    const { fullname } = receiver;
    const { first, last } = splitName(fullname);
    await changeAccount(tx, id, { fullname, first_name: first, last_name: last, updated_at: tx.now() });
  }
}

/** Moves the giver's sign-in to the oldest business they keep, else to a new account in their name. */
async function leaveHome(tx: Context, { person, role, locale }: User): Promise<void> {
  if (role === 'operator') throw refuse('ROLE', 'Operators have one account each.');
  const next = await selectNextHome(tx.db, person.id);
  const accountId =
    next.kept ??
    (await addFurtherAccount(tx, { personId: person.id, name: next.fullname, fullname: next.fullname, role, locale }));
  await moveHome(tx.db, { personId: person.id, accountId, now: tx.now() });
}
