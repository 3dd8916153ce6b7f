import { dayMs } from '../../../contract/kit/calendar.ts';
import { addAccountRecord } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { findHeldUsernames, findNamed } from './auth.queries.ts';
import { readIdentifier, usernameCandidates } from './auth.rules.ts';
import { issueResetToken } from './codes.service.ts';

const linkLifetime = dayMs;

/**
 * Creates or finds an operator, who cannot register, and returns the token of a link that sets the password once within
 * 24 hours. Null when the e-mail belongs to an account that is not an operator.
 */
export async function inviteOperator(context: Context, email: string): Promise<string | null> {
  return inTransaction(context, async (tx) => {
    const named = await findNamed(tx.db, readIdentifier(email));
    const known = named.find(({ role, email_verified_at }) => role === 'operator' || email_verified_at !== null);
    if (known && known.role !== 'operator') return null;
    const id = known?.id ?? (await addOperator(tx, email.toLowerCase()));
    return id === null ? null : issueResetToken(tx, id, { lifetime: linkLifetime });
  });
}

async function addOperator(tx: Context, email: string): Promise<number | null> {
  const candidates = usernameCandidates(`operator.${email.split('@')[0]}`);
  const held = new Set(await findHeldUsernames(tx.db, candidates, { before: new Date(0) }));
  const username = candidates.find((name) => !held.has(name.toLowerCase()));
  if (!username) return null;
  return addAccountRecord(tx, {
    role: 'operator',
    fullname: 'Operator',
    firstName: 'Operator',
    lastName: null,
    username,
    email,
    mobile: null,
    passwordHash: null,
    deviceId: null,
    isMobileFirst: false,
    locale: 'en',
    now: tx.now(),
  });
}
