import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/database.ts';
import type { OpenDatabase } from '../connection.ts';
import { loadDemoStory } from './story.ts';

const options = { now: new Date('2026-11-20T08:00:00Z'), passwordHash: '$argon2id$', hashTerms: () => 'hash' };

describe('the demo story', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemoStory(database.db, options);
  });
  afterAll(() => database.close());

  const count = async (query: string) =>
    (await sql.raw<{ n: number }>(`select count(*) as n from ${query}`).execute(database.db)).rows[0]?.n ?? 0;

  it('has the promised numbers', async () => {
    expect(await count('influencer_profile')).toBeGreaterThanOrEqual(2_000);
    const registered = 'account a where exists (select from social_account s where s.business_id = a.id)';
    expect(await count(`${registered} and role = 'brand'`)).toBe(60);
    expect(await count(`${registered} and role = 'partner'`)).toBe(20);
    expect(await count('campaign')).toBeGreaterThanOrEqual(150);
    expect(await count('campaign where is_draft')).toBeGreaterThan(0);
    expect(await count('campaign where held_at is not null')).toBeGreaterThan(0);
    expect(await count('message')).toBeGreaterThan(300);
    expect(await count('creator_package')).toBe(3);
    for (const status of [
      'applied',
      'shortlisted',
      'offered',
      'accepted',
      'in_progress',
      'submitted',
      'changes_requested',
      'approved',
      'paid',
      'declined',
      'withdrawn',
      'cancelled',
    ]) {
      expect(await count(`application where status = '${status}'`), status).toBeGreaterThan(0);
    }
  });

  it('lets an account of each role and the team of the brand sign in', async () => {
    const roles = ['brand', 'influencer', 'partner', 'operator'];
    const names = [...roles, 'finance', 'manager', 'reviewer', 'agency'].map((name) => `${name}@demo.test`);
    const found = await database.db
      .selectFrom('account')
      .select(['email', 'role'])
      .where('password_hash', 'is not', null)
      .execute();
    expect(found.map(({ email }) => email).sort()).toEqual(names.sort());
    for (const role of roles) expect(found).toContainEqual({ email: `${role}@demo.test`, role });
  });

  it("keeps the product's rules", async () => {
    const taken = "('accepted','in_progress','submitted','changes_requested','approved','paid')";
    expect(
      await count(
        `campaign c where slots < (select count(*) from application a where a.campaign_id = c.id and a.status in ${taken})`,
      ),
    ).toBe(0);
    expect(
      await count(
        `application a where status in ${taken} and not exists (select from agreement g where g.application_id = a.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `application a where status in ${taken} and not exists (select from deliverable d where d.application_id = a.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        "application a where quote > 0 and status in ('in_progress','submitted','changes_requested') and not exists (select from escrow_order o where o.application_id = a.id and o.status = case when exists (select from dispute d where d.application_id = a.id) then 'disputed' else 'held' end)",
      ),
    ).toBe(0);
    expect(await count("application a where quote > 0 and status = 'approved'")).toBe(0);
    expect(await count("application_event e where created_at > timestamptz '2026-11-20 08:00Z'")).toBe(0);
    expect(
      await count(
        'application a where status <> (select to_status from application_event e where e.application_id = a.id order by id desc limit 1)',
      ),
    ).toBe(0);
    expect(
      await count(
        "campaign_need n where value < (select coalesce(sum(value), 0) from pledge p where p.need_id = n.id and p.status in ('accepted','contributed'))",
      ),
    ).toBe(0);
    expect(
      await count(
        "application a join campaign c on c.id = a.campaign_id where a.status in ('applied','shortlisted','offered') and c.application_deadline < date '2026-11-13'",
      ),
    ).toBe(0);
  });

  it('keeps every version that was handed in', async () => {
    expect(await count('deliverable_version')).toBeGreaterThan(100);
    expect(
      await count(
        "deliverable d where version <> (select count(*) from deliverable_event e where e.deliverable_id = d.id and to_status = 'submitted') or version <> (select count(*) from deliverable_version v where v.deliverable_id = d.id)",
      ),
    ).toBe(0);
    expect(
      await count("deliverable where (status in ('approved','published')) <> (approved_version is not null)"),
    ).toBe(0);
  });

  it('has nobody act before they joined', async () => {
    const before = (acts: string) => count(`${acts} where p.joined > acts.at`);
    const joined = '(select id, created_at as joined from account) p';
    expect(
      await before(`(select creator_id as id, published_at as at from campaign) acts join ${joined} using (id)`),
    ).toBe(0);
    expect(
      await before(`(select influencer_id as id, created_at as at from application) acts join ${joined} using (id)`),
    ).toBe(0);
  });

  it('has work for the operator', async () => {
    expect(await count('dispute where decided_at is null')).toBe(1);
    expect(await count("report where status = 'open'")).toBe(2);
    expect(await count('contact_message where answered_at is null')).toBe(2);
    expect(await count('audit_log')).toBe(3);
  });

  it('leaves nothing for the triggers to correct, and message streams without gaps', async () => {
    const figures =
      'select id, platforms, handles, followers, engagement_rate, verified, price_from from influencer_profile order by id';
    const before = (await sql.raw(figures).execute(database.db)).rows;
    await sql`select refresh_influencers(array(select id from influencer_profile)), refresh_prices(array(select id from influencer_profile))`.execute(
      database.db,
    );
    expect((await sql.raw(figures).execute(database.db)).rows).toEqual(before);
    const places =
      '(select sender_id as id, sender_position as place from message union all select receiver_id, receiver_position from message) p';
    expect(
      await count(
        `(select id from ${places} join account_inbox i on i.account_id = p.id group by id, i.last_position having count(distinct place) <> max(place) or max(place) <> i.last_position) bad`,
      ),
    ).toBe(0);
  });

  it('has a reply rate for most creators', async () => {
    const asked = "message m join account a on a.id = m.receiver_id and a.role = 'influencer' where seq = 1";
    expect(await count(`(select distinct m.receiver_id from ${asked}) one`)).toBeGreaterThan(1_000);
    const answers = 'exists (select from message r where r.conversation_id = m.conversation_id and r.sender_id = a.id)';
    const share = (await count(`${asked} and ${answers}`)) / (await count(asked));
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.9);
    const next = 'message n on n.conversation_id = m.conversation_id and n.seq = m.seq + 1';
    expect(await count(`message m join ${next} where n.created_at <= m.created_at`)).toBe(0);
    expect(await count("message where created_at > timestamptz '2026-11-20 08:00Z'")).toBe(0);
  });

  it('is loaded once, and is extended by the same people', async () => {
    expect(await loadDemoStory(database.db, options)).toBe(0);
    expect(await loadDemoStory(database.db, { ...options, influencers: 2_050 })).toBe(50);
    expect(await count('influencer_profile')).toBe(2_064);
  });
});
