import { suppressMark } from '../../core/suppressions/suppress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { seal, unseal } from '../../kit/crypto/encryption.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';

const purpose = 'never-write';

/** Page with a button, because opening a link must not change anything. */
export const neverPage = (token: string) => `/never-write?token=${encodeURIComponent(token)}`;

/**
 * Ways to be never written to again: the page, and the address for mail programs. Their token holds the fingerprint of the
 * address, so that it works however long ago the mail was sent, and whatever became of the sender.
 */
export function neverAddresses(context: Context, mark: string): { never: string; oneClick: string } {
  const token = seal(context.secretKey, purpose, mark);
  const { publicUrl } = context.config;
  return { never: `${publicUrl}${neverPage(token)}`, oneClick: `${publicUrl}/api/crm/never-write/${token}` };
}

/** Keeps for ever that an address wants no such mail; again is the same as once. */
export async function neverWriteTo(context: Context, token: string): Promise<void> {
  const mark = readToken(context, token);
  await inTransaction(context, (tx) => suppressMark(tx, { mark, reason: 'Asked by mail to be left alone' }));
}

function readToken(context: Context, token: string): string {
  try {
    return unseal(context.secretKey, purpose, token);
  } catch {
    throw refuseNotFound('This address');
  }
}
