import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { demandOwner, notifyOwner, ownerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import { recordChange } from '../account-changes/account-changes.service.ts';
import { factorChangedEmail } from './factor.emails.ts';
import { wayBack } from './security.service.ts';

export const securityPage = '/security';

interface FactorNotice {
  accountId: number;
  headline: LocalizedMessage;
  lead: LocalizedMessage;
}

async function tell(tx: Context, notice: FactorNotice, undo: ReturnType<typeof wayBack> = null): Promise<void> {
  const { accountId, headline, lead } = notice;
  const to = await demandOwner(tx, accountId);
  const letter = factorChangedEmail({ ...ownerWords(tx, to.owner), headline, lead, undo });
  await notifyOwner(tx, to, { notice: { title: headline, description: lead, link: securityPage }, letter });
}

/**
 * Notifies the owner of a new second factor, with the way to undo it: somebody who took the account over could lock its
 * owner out with it.
 */
export async function notifyFactorAdded(
  tx: Context,
  { sessionId, ...notice }: FactorNotice & { sessionId: number },
): Promise<void> {
  const { accountId } = notice;
  const { trustedEmail } = await demandOwner(tx, accountId);
  const change = { accountId, kind: 'second_factor' as const, former: null, formerVerifiedAt: null, sessionId };
  await tell(tx, notice, wayBack(tx, await recordChange(tx, { ...change, canTell: trustedEmail !== null })));
}

/** Notifies the owner of a change to the second factors that cannot be undone. */
export async function notifyFactorChanged(tx: Context, notice: FactorNotice): Promise<void> {
  await tell(tx, notice);
}

export async function notifyRecoveryCodeUsed(
  context: Context,
  { accountId, left }: { accountId: number; left: number },
) {
  await inTransaction(context, (tx) =>
    tell(tx, {
      accountId,
      headline: msg`A recovery code was used`,
      lead: msg`Someone confirmed it’s you with a recovery code. ${{ left }} codes are left.`,
    }),
  );
}

export async function notifyCopiedPasskey(context: Context, { accountId, name }: { accountId: number; name: string }) {
  await inTransaction(context, (tx) =>
    tell(tx, {
      accountId,
      headline: msg`We refused one of your passkeys`,
      lead: msg`“${{ name }}” looks like a copy of your passkey, so nobody was let in. Remove it and add a new one.`,
    }),
  );
}

export async function notifyFactorGuessing(context: Context, accountId: number): Promise<void> {
  await inTransaction(context, (tx) =>
    tell(tx, {
      accountId,
      headline: msg`Many wrong codes were tried on your account`,
      lead: msg`Someone who knows your password tried many codes of your second factor. Choose a new password.`,
    }),
  );
}
