import { randomBytes } from 'node:crypto';
import { isPlatform, type PlatformOf, platformName, platforms } from '../../../contract/core/platforms.ts';
import { withdrawConsent } from '../../accounts/consents/record.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { notifyTotal } from '../../social/social-accounts/social-accounts.service.ts';
import { callbackSecret } from '../../social/social-providers/settings.ts';
import { removeAccounts } from '../../social/social-records/social-records.service.ts';
import { brokenNotice } from '../../social/social-sync/notices.rules.ts';
import { eraseFacebookSignIn } from '../personal-data/facebook-deletion.service.ts';
import { breakConnections, findErasure, insertErasure, lockConsentedBy } from './provider-callbacks.queries.ts';
import { readSignedRequest } from './provider-callbacks.rules.ts';

type MetaPlatform = PlatformOf<'meta'>;

const isMeta = (platform: string): platform is MetaPlatform =>
  isPlatform(platform) && platforms[platform].provider === 'meta';

interface Call {
  platform: string;
  signedRequest: string;
}

/** Verifies a callback of Meta; refuses an invalid signature without details. */
function readCall(context: Context, { platform, signedRequest }: Call): { platform: MetaPlatform; userId: string } {
  if (!isMeta(platform)) throw refuseNotFound();
  const secret = callbackSecret(context.config, platform);
  const userId = secret && readSignedRequest(signedRequest, secret);
  if (!userId) throw refuse('BAD_INPUT', 'The signature is wrong.');
  return { platform, userId };
}

/** Handles a revoked permission: stops reading the accounts and tells the person how to reconnect. */
export async function takeDeauthorization(context: Context, call: Call): Promise<void> {
  const { platform, userId } = readCall(context, call);
  await inTransaction(context, async (tx) => {
    const accounts = (await lockConsentedBy(tx.db, { platform, userId })).filter(({ state }) => state === 'connected');
    if (accounts.length === 0) return;
    await breakConnections(
      tx.db,
      accounts.map(({ id }) => id),
      tx.now(),
    );
    for (const account of accounts) {
      await withdrawConsent(tx, { accountId: account.owner_id, kind: 'social_data', subjectId: account.id });
      await notify(tx, brokenNotice({ ...account, kind: 'revoked', name: platforms[platform].name }));
    }
  });
}

/**
 * Handles a deletion request: erases everything the provider supplied, at once. Returns the code for the status page.
 */
export async function eraseByCall(context: Context, call: Call): Promise<string> {
  const { platform, userId } = readCall(context, call);
  const code = randomBytes(12).toString('hex');
  const accounts = await eraseConnected(context, { platform, userId });
  const signIn = platform === 'facebook' ? await eraseFacebookSignIn(context, userId) : null;
  await insertErasure(context.db, { code, platform, accounts, signIn, now: context.now() });
  return code;
}

/** Erases accounts connected through the provider; returns their number. */
async function eraseConnected(context: Context, consent: { platform: MetaPlatform; userId: string }): Promise<number> {
  return inTransaction(context, async (tx) => {
    const accounts = await lockConsentedBy(tx.db, consent);
    await removeAccounts(
      tx,
      accounts.map(({ id }) => id),
    );
    for (const ownerId of new Set(accounts.map(({ owner_id }) => owner_id))) await notifyTotal(tx, ownerId);
    return accounts.length;
  });
}

export async function readErasure(context: Context, code: string) {
  const row = /^[0-9a-f]{24}$/.test(code) ? await findErasure(context.db, code) : undefined;
  if (!row) throw refuseNotFound('This request');
  return {
    platform: platformName(row.platform_id),
    accounts: row.accounts,
    signIn: row.sign_in,
    askedAt: row.asked_at,
  };
}
