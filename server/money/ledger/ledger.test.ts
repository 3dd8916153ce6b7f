import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import { checkLedger, post, readBalances } from './ledger.service.ts';

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  let count = 0;
  const reference = () => `test:${++count}`;
  const newOwner = async () => (await makeAccount(app.context.db)).id;
  const give = (ownerId: number, coins: number) =>
    post(app.context, {
      kind: 'test.given',
      reference: reference(),
      entries: [
        { kind: 'mint', amount: -coins },
        { kind: 'coins', ownerId, amount: coins },
      ],
    });
  const spend = (ownerId: number, coins: number, ref = reference()) =>
    post(app.context, {
      kind: 'test.spent',
      reference: ref,
      entries: [
        { kind: 'coins', ownerId, amount: -coins },
        { kind: 'mint', amount: coins },
      ],
    });

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind));
  });
  afterAll(async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    await app.close();
  });

  test('refuses the second of two concurrent spends', async () => {
    const owner = await newOwner();
    await give(owner, 15);
    const outcomes = await Promise.allSettled([spend(owner, 10), spend(owner, 10)]);
    expect(outcomes.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((each) => each.status === 'rejected')).toMatchObject({ reason: { code: 'NOT_ENOUGH_COINS' } });
    expect((await readBalances(app.context, owner)).coins).toBe(5);
  });

  test('posts the same reference once, also concurrently', async () => {
    const owner = await newOwner();
    await give(owner, 50);
    const ref = reference();
    const posted = await Promise.all([spend(owner, 10, ref), spend(owner, 10, ref), spend(owner, 10, ref)]);
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect((await readBalances(app.context, owner)).coins).toBe(40);
  });

  test('refuses a posting that does not sum to zero, in code and in the database', async () => {
    const owner = await newOwner();
    await expect(
      post(app.context, { kind: 'x', reference: reference(), entries: [{ kind: 'coins', ownerId: owner, amount: 5 }] }),
    ).rejects.toThrow(/sums to/);
    await give(owner, 1);
    const forge = sql`with t as (insert into ledger_transaction (kind, reference) values ('x', ${reference()}) returning id)
      insert into ledger_entry (transaction_id, account_id, currency, number, amount, balance_after)
      select t.id, a.id, 'COIN', 1000, 7, 7 from t, ledger_account a where a.owner_id = ${owner}`;
    await expect(forge.execute(app.context.db)).rejects.toMatchObject({ code: '23514' });
  });

  test('never deletes or changes entries', async () => {
    await give(await newOwner(), 1);
    await expect(sql`update ledger_entry set amount = 2`.execute(app.context.db)).rejects.toMatchObject({
      code: '23514',
    });
    await expect(sql`delete from ledger_transaction`.execute(app.context.db)).rejects.toMatchObject({ code: '23514' });
  });
});
