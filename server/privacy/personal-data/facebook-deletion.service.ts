import type { Context } from '../../kit/context/context.ts';
import { AppError } from '../../kit/http/errors.ts';
import { eraseAccount } from './erasure.service.ts';
import { deleteFacebookSignIn, findFacebookSignIn } from './person.queries.ts';

/** What became of a sign-in that Facebook was asked to have deleted; null where there is none. */
export type SignInErasure = 'removed' | 'account_erased' | 'kept';

/**
 * A person has asked Facebook that what it told us be deleted. Where there is another way in, the sign-in goes. Where it is
 * the only one, the account goes with it; unless money is on its way, which they would lose: then they have to settle that,
 * and delete the account themselves.
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
