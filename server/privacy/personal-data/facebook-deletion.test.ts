import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';
import { makePayout } from '../../../tests/makers/payout.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

/** An account with a Facebook sign-in as `subject`. */
async function joinByFacebook(contact: { email: string | null }) {
  const { db } = app.context;
  const subject = `fb${nextNumber()}`;
  const account = await makeAccount(db, { ...contact, mobile: null });
  await db.insertInto('external_identity').values({ provider: 'facebook', subject, account_id: account.id }).execute();
  return { subject, id: account.id };
}

/** Sends Meta's deletion request, and returns the text of the status page in the answer. */
async function askForDeletion(subject: string): Promise<string> {
  const payload = { algorithm: 'HMAC-SHA256', user_id: subject };
  const content = Buffer.from(JSON.stringify(payload)).toString('base64url');
  const mark = createHmac('sha256', 'sandbox-facebook-secret').update(content).digest('base64url');
  const body = new URLSearchParams({ signed_request: `${mark}.${content}` });
  const reply = await fetch(`${app.url}/api/social/facebook/data-deletion`, { method: 'POST', body });
  const { url } = (await reply.json()) as { url: string };
  return (await fetch(app.url + new URL(url).pathname)).text();
}

const isErased = async (id: number) =>
  (await app.context.db.selectFrom('account').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow())
    .deleted_at !== null;

describe('a deletion requested by Facebook', () => {
  it('removes the sign-in, and the account where it is the only one', async () => {
    const only = await joinByFacebook({ email: null });
    expect(await askForDeletion(only.subject)).toContain('your account was deleted');
    expect(await isErased(only.id)).toBe(true);
    const beside = await joinByFacebook({ email: `beside${nextNumber()}@example.test` });
    expect(await askForDeletion(beside.subject)).toContain('You can still log in');
    expect(await isErased(beside.id)).toBe(false);
    const left = await app.context.db.selectFrom('external_identity').select('subject').execute();
    expect(left).toEqual([]);
    expect(await askForDeletion('nobody')).toContain('Nothing is left to do');
  });

  it('loses nobody their money: the account stays until a payout has arrived', async () => {
    const person = await joinByFacebook({ email: null });
    const method = await app.context.db
      .insertInto('payment_method')
      .values({ account_id: person.id, kind: 'upi', sealed: 'x', fingerprint: 'x', masked: 'as•••@okbank' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makePayout(app.context.db, { account_id: person.id, payment_method_id: method.id });
    expect(await askForDeletion(person.subject)).toContain('delete it in Profile Settings');
    expect(await isErased(person.id)).toBe(false);
  });
});
