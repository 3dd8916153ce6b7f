import type { Context } from '../server/kit/context/context.ts';
import { makeProvenToken } from './makers/account.ts';
import { personOf } from './makers/membership.ts';

/** Account with the person and address behind it, and a token with a fresh step-up. */
export interface ProvenPerson {
  id: number;
  token: string;
  personId: number;
  email: string;
}

export async function proven(context: Context, { id }: { id: number }): Promise<ProvenPerson> {
  const { db } = context;
  const { email } = await db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  const token = await makeProvenToken(context, { id });
  return { id, token, personId: await personOf(db, id), email: email ?? '' };
}
