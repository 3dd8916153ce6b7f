import type { Context } from '../../kit/context/context.ts';
import { verifyPassword } from '../../kit/crypto/passwords.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { demandTurn, forgetTurns } from '../../kit/http/limits/limits.service.ts';
import type { Account } from './auth.queries.ts';

/** Refuses unless the password, given in `field`, is right; attempts are counted. */
export async function demandPassword(
  context: Context,
  account: Pick<Account, 'id' | 'password_hash'>,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const key = `password:${account.id}`;
  await demandTurn(context, { key, max: 10, seconds: 15 * 60 });
  if (!(await verifyPassword(account.password_hash, password))) {
    throw refuseField('WRONG_PASSWORD', field, 'The current password is wrong.');
  }
  await forgetTurns(context, key);
}
