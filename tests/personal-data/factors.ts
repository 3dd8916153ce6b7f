import type { Database } from '../../database/connection.ts';

interface Factors {
  db: Database;
  accountId: number;
  sessionId: number;
  mark: string;
}

/** An authenticator app, recovery codes, a passkey, and a sign-in that waits for one. */
export async function secondFactors({ db, accountId, sessionId, mark }: Factors) {
  const soon = new Date(Date.now() + 60_000);
  const own = { account_id: accountId, created_at: new Date() };
  await db
    .insertInto('totp')
    .values({ ...own, secret: mark })
    .execute();
  await db
    .insertInto('recovery_code')
    .values({ ...own, code_hash: mark })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      ...own,
      credential_id: mark,
      public_key: mark,
      counter: 0,
      name: mark,
      provider: mark,
      transports: [mark],
    })
    .execute();
  await db
    .insertInto('passkey_challenge')
    .values({ challenge: mark, purpose: 'step_up', session_id: sessionId, expires_at: soon })
    .execute();
  const device = { device_id: mark, network: mark, user_agent: mark };
  await db
    .insertInto('sign_in_ticket')
    .values({ ...own, ...device, token_hash: mark, expires_at: soon })
    .execute();
  const waiting = { started_at: new Date(0), ready_at: new Date(1), expires_at: soon };
  await db
    .insertInto('factor_recovery')
    .values({ account_id: accountId, token_hash: mark, ...waiting })
    .execute();
}
