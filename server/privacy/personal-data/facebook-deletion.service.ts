import type { Context } from '../../kit/context/context.ts';
import { AppError } from '../../kit/http/errors.ts';
import { eraseAccount } from './erasure.service.ts';
import { deleteFacebookSignIn, findFacebookSignIn } from './person.queries.ts';

/** Result of Facebook's request to delete a sign-in; null where it is unknown. */
export type SignInErasure = 'removed' | 'account_erased' | 'kept';

/**
 * Handles a person's request at Facebook to delete their data. With another way to sign in, only the Facebook sign-in
 * is removed. Otherwise the whole account is deleted, unless money is in progress, which they would lose: then they
 * must settle that, and delete the account themselves.
 */
export async function eraseFacebookSignIn(context: Context, subject: string): Promise<SignInErasure | null> {
  const found = await findFacebookSignIn(context.db, subject);
  if (!found) return null;
  if (found.has_other_way) {
    await deleteFacebookSignIn(context.db, subject);
    return 'removed';
  }
  try {
    await eraseAccount(context, found);
    return 'account_erased';
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return 'kept';
    throw error;
  }
}
