import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeProvenToken, makeToken } from '../../../tests/makers/account.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { makeDeliverable } from '../../../tests/makers/deliverable.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { giveMoney, makePayee } from '../../../tests/payouts/payee.ts';
import { liveFully } from '../../../tests/personal-data/life.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { enterBuyer } from '../../../tests/subscriptions/buyer.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { register } from './register.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
});
afterAll(() => app.close());

/** Tables of the product and its job queue that contain these words anywhere. */
async function tablesWith(words: string): Promise<string[]> {
  const { db } = app.context;
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1`.execute(db);
  const looks = rows.map(
    ({ name }) => sql`select ${name}::text as name where exists (
      select from ${sql.raw(name)} t where t::text ilike ${`%${words}%`})`,
  );
  const found = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return found.rows.map(({ name }) => name.replace('public.', '')).sort();
}

const erase = (token: string, body: object = {}) => app.api('DELETE /user', { token, body });

/** Tables that may keep the person's words, by law or because of another person's rights. */
const retained = ['agreement', 'invoice'];
/** Tables changed by an erasure that contain no words of the person. */
const wordless = [
  'person',
  'membership',
  'former_owner',
  'approvals_policy',
  'referral_signal_account',
  'walkthrough',
  'rate_card',
  'media_kit',
  'campaign_invitation',
  'campaign_viewer',
  // The words are a brand's.
  'deliverable_figure',
  'figure_screenshot',
  'campaign_template',
  'notification_preference',
  'unlock',
];

describe('DELETE /user', () => {
  it('leaves no trace of the person in any table', async () => {
    const { me, mark, otherMark, password } = await liveFully(app.context);
    const { storage, db } = app.context;
    const files = [`private/deliverable/${mark}/reel.pdf`, `campaign/${mark}/cover.webp`];
    for (const file of files) await storage.put(file, Buffer.from('bytes'));
    const planted = await tablesWith(mark);
    const touched = Object.entries(register).flatMap(([table, { erased }]) => (Array.isArray(erased) ? [table] : []));
    expect(touched.filter((table) => !planted.includes(table) && !wordless.includes(table))).toEqual([
      'business_profile',
    ]);
    const others = await tablesWith(otherMark);

    const token = await makeProvenToken(app.context, me);
    expect(await erase(token, { password })).toMatchObject({ status: 200, body: { result: true } });

    // The list of files to remove is emptied once their bytes are deleted.
    await expect.poll(() => tablesWith(mark), { timeout: 20_000 }).toEqual(retained);
    expect(await tablesWith(otherMark)).toEqual(others.filter((table) => table !== 'bookmark' && table !== 'block'));
    for (const file of files) expect(await storage.get(file)).toBeNull();
    const account = await db.selectFrom('account').selectAll().where('id', '=', me.id).executeTakeFirstOrThrow();
    const left = Object.entries(account).filter(([, value]) => value !== null && value !== false);
    expect(left.map(([column]) => column).sort()).toEqual(
      ['id', 'role', 'fullname', 'locale', 'created_at', 'updated_at', 'deleted_at'].sort(),
    );
    for (const table of ['walkthrough', 'notification_preference', 'unlock'] as const) {
      expect(await db.selectFrom(table).selectAll().where('account_id', '=', me.id).execute()).toEqual([]);
    }
    expect((await checkLedger(app.context)).faults).toEqual([]);
  });

  it('leaves no trace of a business either', async () => {
    const mark = 'Kaveriroast';
    const { db } = app.context;
    const brand = await makeBrand(db, { profile: { business_name: mark, about: mark, website: mark } });
    const campaign = await makeCampaign(db, { creator_id: brand.id });
    const application = await makeApplication(db, { campaign_id: campaign.id });
    const { id } = await makeDeliverable(db, { application_id: application.id });
    const figures = {
      source: 'self_reported',
      as_of: '2026-11-20',
      views: 900,
      by_id: application.influencer_id,
    } as const;
    const question = { question: `${mark} asks`, questioned_at: new Date() };
    await db
      .insertInto('deliverable_figure')
      .values({ deliverable_id: id, ...figures, ...question })
      .execute();
    const token = await makeProvenToken(app.context, brand);
    expect((await erase(token)).status).toBe(200);
    expect(await tablesWith(mark)).toEqual([]);
  });

  it('ends every session and login at once, frees the names, and tells the owner', async () => {
    const person = await signUp(app);
    const ended: number[] = [];
    const { endSession } = app.context.live;
    app.context.live.endSession = (id) => void ended.push(id);
    expect((await erase(person.token, { password: person.password })).status).toBe(200);
    app.context.live.endSession = endSession;
    expect(ended).toHaveLength(1);
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(401);
    const { username, password, email, mobile } = person;
    expect((await app.api('POST /auth/login', { body: { username, password } })).status).toBe(401);
    await expect.poll(() => app.mails.findLast(({ to }) => to === email)?.subject).toContain('was deleted');
    const again = await signUp(app, { username, email, mobile });
    expect(again.id).not.toBe(person.id);
  });

  it('requires the password, or a step-up without one', async () => {
    const person = await signUp(app);
    expect(await erase(person.token)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect(await erase(person.token, { password: 'not this one' })).toMatchObject({
      status: 422,
      body: { code: 'WRONG_PASSWORD', fields: { password: expect.any(String) } },
    });
    const { db } = app.context;
    await db.updateTable('account').set({ password_hash: null }).where('id', '=', Number(person.id)).execute();
    const terms = await app.api('GET /user/erasure', { token: person.token });
    expect(terms.body.data).toMatchObject({ confirmed_by: 'step_up' });
    expect(await erase(person.token)).toMatchObject({ status: 422, body: { code: 'STEP_UP', methods: ['code'] } });
    await stepUp(app, person.token);
    expect((await erase(person.token)).status).toBe(200);
  });

  it('is done once for two concurrent requests', async () => {
    const person = await signUp(app);
    const both = [1, 2].map(() => erase(person.token, { password: person.password }));
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 404]).toContain(statuses[1]);
  });

  it('is refused while a payout is open, with what to do', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    await payee.ask(600);
    const refused = await erase(payee.token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: expect.stringContaining('₹600') } });
    const { body } = await app.api('GET /user/erasure', { token: payee.token });
    expect(body.data).toMatchObject({ obstacles: [{ link: '/wallet' }], wallet: 300 });
    await app.context.db
      .updateTable('payout')
      .set({ status: 'failed', failed_at: new Date(), failure_reason: 'No' })
      .where('account_id', '=', payee.id)
      .execute();
    expect((await erase(payee.token)).status).toBe(200);
  });

  it("keeps the ledger: the wallet's entries stay", async () => {
    const { id } = await makeAccount(app.context.db);
    await giveMoney(app, id, { referral: 100 });
    expect((await erase(await makeProvenToken(app.context, { id }))).status).toBe(200);
    const { sum } = await app.context.db
      .selectFrom('ledger_account')
      .select((eb) => eb.fn.sum<number>('balance').as('sum'))
      .where('owner_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(100_00);
  });

  it('cancels the subscription at the gateway too', async () => {
    const buyer = await enterBuyer(app);
    const providerId = await buyer.buy('1');
    await buyer.act(providerId, 'pay');
    expect(await buyer.isSubscriber()).toBe(1);
    await stepUp(app, buyer.token);
    expect((await erase(buyer.token)).status).toBe(200);
    expect(await buyer.row(providerId)).toMatchObject({ status: 'cancelled', charge_at: null });
    expect((await buyer.act(providerId, 'charge')).status).toBe(409);
  });

  it('ends ongoing work with others, who are notified without the name', async () => {
    const { me, other, mark } = await liveFully(app.context);
    const theirs = await makeToken(app.context, other);
    expect((await erase(await makeProvenToken(app.context, me), {})).status).toBe(200);
    const { db } = app.context;
    const rows = await db.selectFrom('application').select('status').where('influencer_id', '=', me.id).execute();
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'withdrawn']);
    const { body } = await app.api(`GET /user/get_user_notifications/${other.id}`, { token: theirs });
    expect(JSON.stringify(body)).toContain('Deleted user');
    expect(JSON.stringify(body)).not.toContain(mark);
    const list = await app.api(`GET /user/get_chat_users_list/${other.id}`, { token: theirs });
    expect(JSON.stringify(list.body)).toContain('Deleted user');
    const messages = await app.api('POST /user/get_user_messages', {
      token: theirs,
      body: { sender_id: String(me.id), receiver_id: String(other.id) },
    });
    expect(JSON.stringify(messages.body)).toContain('Good to hear from you.');
    expect(JSON.stringify(messages.body)).not.toContain(mark);
  });

  it('removes the person from search and their campaigns from the feed', async () => {
    const { me, other, mark } = await liveFully(app.context);
    const theirs = await makeToken(app.context, other);
    const found = async () =>
      (await app.api(`GET /browseInfluencers?q=${mark}`, { token: theirs })).body.data as unknown[];
    const hub = async () => JSON.stringify((await app.api('GET /campaign/joint_campaigns', { token: theirs })).body);
    expect(await found()).toHaveLength(1);
    expect(await hub()).toContain(mark);
    await erase(await makeProvenToken(app.context, me), {});
    expect(await found()).toEqual([]);
    expect(await hub()).not.toContain(mark);
    for (const path of [`/user/${me.id}`, `/browseinfluencers/influencerDetails/${me.id}`]) {
      expect((await app.api(`GET ${path}`, { token: theirs })).status).toBe(404);
    }
  });

  it('refuses to delete the last operator', async () => {
    const { db } = app.context;
    const operator = { role: 'operator' as const, password_hash: 'x' };
    const [one, two] = [await makeAccount(db, operator), await makeAccount(db, operator)];
    const act = async (id: number) => {
      await db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
      return erase(await makeProvenToken(app.context, { id }));
    };
    expect((await act(one.id)).status).toBe(200);
    expect(await act(two.id)).toMatchObject({
      status: 409,
      body: { reason: expect.stringContaining('only operator') },
    });
  });

  it('keeps a campaign that others agreed to, closed, and their part in it', async () => {
    const { db } = app.context;
    const brand = await makeBrand(db);
    const draft = await makeCampaign(db, { creator_id: brand.id, is_draft: true });
    const open = await makeCampaign(db, { creator_id: brand.id });
    expect((await erase(await makeProvenToken(app.context, brand))).status).toBe(200);
    const rows = await db
      .selectFrom('campaign')
      .select(['id', 'title', 'deleted_at'])
      .where('creator_id', '=', brand.id)
      .execute();
    expect(rows).toEqual([{ id: open.id, title: 'Deleted campaign', deleted_at: expect.any(Date) }]);
    expect(rows.some(({ id }) => id === draft.id)).toBe(false);
  });
});
