import type { Context } from '../../kit/context/context.ts';
import { deleteIdentitiesSince } from './social.queries.ts';

/** Takes away sign-ins with a provider that were joined since: they would stay a way in. */
export async function endIdentitiesSince(tx: Context, accountId: number, since: Date): Promise<void> {
  await deleteIdentitiesSince(tx.db, accountId, since);
}
