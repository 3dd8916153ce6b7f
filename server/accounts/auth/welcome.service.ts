import type { Context } from '../../kit/context/context.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { findAccountById, markWelcomed } from './auth.queries.ts';

/**
 * Gives a verified account its welcome coins once its mobile is verified: once per account and once per number, for
 * ever. Source: the product's rules, Coins.
 */
export async function giveWelcomeCoins(tx: Context, accountId: number): Promise<void> {
  const account = await findAccountById(tx.db, accountId);
  if (!account?.email_verified_at || !account.proven_mobile) return;
  const mark = fingerprint(tx.secretKey, 'welcome-mobile', account.proven_mobile);
  if (!(await markWelcomed(tx.db, mark, tx.now()))) return;
  const { welcomeCoins } = tx.config;
  await post(tx, {
    kind: 'coins.welcome',
    reference: `welcome:${accountId}`,
    note: ledgerNotes.welcome,
    entries: [
      { kind: 'mint', amount: -welcomeCoins },
      { kind: 'coins', ownerId: accountId, amount: welcomeCoins },
    ],
  });
}
