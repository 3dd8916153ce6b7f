import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountOverview, overviewPeriods, overviewSpan } from '../../../contract/insights/overview.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { joinAccount, makeApproval } from '../../../tests/makers/membership.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readOverview } from './overview.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const overviewOf = async (who: Player, period?: string) =>
  (await stage.call(who, `GET /accounts/overview${period ? `?period=${period}` : ''}`)).body
    .data as unknown as AccountOverview[];

/** Makes all campaigns of a brand run on these days. */
const runOn = ({ id }: Player, start_date: string, end_date: string) =>
  stage.app.context.db.updateTable('campaign').set({ start_date, end_date }).where('creator_id', '=', id).execute();

const asMember = ({ id }: Player) => ({ id: String(id) });
async function join(client: Player, member: Player, roles: MemberRole[], more: object | null = {}): Promise<void> {
  await joinAccount(stage.app.context, {
    account: asMember(client),
    member: asMember(member),
    roles,
    more: more ?? {},
  });
}

const ofAccount = (overview: AccountOverview[], { id }: Player) => {
  const found = overview.find((one) => one.id === String(id));
  if (!found) throw new Error('no such account');
  return found;
};

/** A client with an application to answer, work to fund and work in progress. */
async function makeClient() {
  const brand = await stage.newBrand();
  const own = { ...stage, brand };
  const campaign = await stage.post(brand);
  await stage.apply(await stage.newInfluencer(), campaign);
  await strikeDeal(own, {}, 18_000);
  const funded = await strikeFundedDeal(own);
  await funded.submit();
  const today = dateInIndia(stage.app.context.now());
  await runOn(brand, today, addDays(today, 20));
  return { brand, campaign };
}

describe('the overview', () => {
  it('says per account what waits, money and campaigns', async () => {
    const { brand, campaign } = await makeClient();
    const own = await stage.newBrand();
    await join(brand, own, ['manager', 'finance']);
    const [mine, client] = await overviewOf(own);
    expect(mine).toMatchObject({ id: String(own.id), member_role: 'owner', waits: [], waits_total: 0, todos: [] });
    expect(client).toMatchObject({
      id: String(brand.id),
      member_roles: ['manager', 'finance'],
      waits_total: 3,
      money: { held: 18_000, held_for: 1, to_fund: 18_000, to_fund_for: 1 },
      campaigns: { under_way: 3, slots_taken: 2, to_answer: 1, spent: 18_000 },
    });
    expect(client?.waits.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'answer_applications', count: 1, page: '/my-campaigns' },
      { kind: 'fund', count: 1, page: '/my-campaigns' },
      { kind: 'review_work', count: 1, page: '/my-campaigns' },
    ]);
    expect(client?.todos.map(({ campaign: of }) => of?.id)).toContain(campaign.id);
  });

  it('counts the money of a month, quarter or financial year', async () => {
    const { brand } = await makeClient();
    const today = dateInIndia(stage.app.context.now());
    const [month, quarter, year] = overviewPeriods.map((period) => overviewSpan(today, period));
    if (!month || !quarter || !year) throw new Error('no periods');
    const planned = async (period: string) =>
      ofAccount(await overviewOf(brand, period), brand).campaigns.planned as number;
    const whole = await planned('month');
    expect(whole).toBeGreaterThan(0);
    await runOn(brand, addDays(year.from, -40), addDays(year.from, -1));
    expect(await Promise.all(overviewPeriods.map(planned))).toEqual([0, 0, 0]);
    await runOn(brand, addDays(year.from, -40), year.from);
    expect(await planned('year')).toBe(whole);
    await runOn(brand, quarter.to, addDays(quarter.to, 40));
    expect([await planned('quarter'), await planned('month')]).toEqual([whole, quarter.to === month.to ? whole : 0]);
    const held = await stage.app.context.db
      .selectFrom('escrow_order')
      .selectAll()
      .where('payer_id', '=', brand.id)
      .execute();
    expect(held).not.toEqual([]);
    const { money } = ofAccount(await overviewOf(brand, 'year'), brand);
    expect(money?.moves_for).toBeLessThanOrEqual(money?.held_for ?? 0);
    expect((await stage.call(brand, 'GET /accounts/overview?period=week')).status).toBe(400);
  });

  it('leaves out what a role does not include, and sums to who sees none', async () => {
    const { brand } = await makeClient();
    await makeApproval(stage.app.context, brand.id);
    const kindsFor = async (roles: MemberRole[]) => {
      const own = await stage.newBrand();
      await join(brand, own, roles);
      return ofAccount(await overviewOf(own), brand);
    };
    const kindsOf = ({ waits }: AccountOverview) => waits.map(({ kind }) => kind).sort();
    expect(kindsOf(await kindsFor(['manager']))).toEqual(['answer_applications', 'review_work']);
    expect(kindsOf(await kindsFor(['finance']))).toEqual(['approve_payment', 'fund']);
    expect(kindsOf(await kindsFor(['viewer']))).toEqual([]);
    const reviewer = await kindsFor(['reviewer']);
    expect(kindsOf(reviewer)).toEqual(['review_work']);
    expect(reviewer).toMatchObject({ money: null, campaigns: { spent: null, planned: null }, unread: 0 });
    expect(JSON.stringify(reviewer)).not.toMatch(/18000|18_000/);
    expect(reviewer.next?.amount ?? null).toBeNull();
  });

  it('shows the named campaigns alone to who is limited to them', async () => {
    const { brand, campaign } = await makeClient();
    const own = await stage.newBrand();
    await join(brand, own, ['manager', 'finance'], { campaign_ids: [Number(campaign.id)] });
    const client = ofAccount(await overviewOf(own), brand);
    expect(client.waits).toEqual([{ kind: 'answer_applications', count: 1, page: '/my-campaigns' }]);
    expect(client).toMatchObject({
      money: { to_fund: 0, held: 0, held_for: 0, next: null, moves: 0, available: null, on_hold: null },
      campaigns: { under_way: 1, slots_taken: 0, spent: 0 },
    });
  });

  it('shows a talent manager the creators they act for, with the money of the campaigns they work on', async () => {
    const { influencer, campaign } = await strikeFundedDeal(stage);
    const other = await stage.post(stage.brand);
    const seenBy = async (only: { id: string } | null) => {
      const own = await stage.newBrand('partner');
      await join(influencer, own, ['talent_manager'], only && { campaign_ids: [Number(only.id)] });
      return ofAccount(await overviewOf(own), influencer);
    };
    const whole = { role: 'Influencer', member_role: 'talent_manager', money: { held: 18_000, held_for: 1 } };
    expect(await seenBy(null)).toMatchObject(whole);
    expect(await seenBy(campaign)).toMatchObject(whole);
    expect(await seenBy(other)).toMatchObject({ money: { held: 0, held_for: 0, next: null } });
  });

  it('is of the person’s accounts alone, and costs what they own', async () => {
    const own = await stage.newBrand();
    const user = { person: { id: 0, home: { id: own.id } }, locale: 'en' } as unknown as User;
    const { id } = await stage.app.context.db
      .selectFrom('person')
      .select('id')
      .where('home_account_id', '=', own.id)
      .executeTakeFirstOrThrow();
    const count = () =>
      countQueries(stage.app.context, (context) =>
        readOverview(context, { user: { ...user, person: { ...user.person, id } } }),
      );
    const before = await count();
    const { brand } = await makeClient();
    expect(await count()).toBe(before);
    expect(await overviewOf(own)).toHaveLength(1);
    await join(brand, own, ['owner']);
    const one = await count();
    const deal = await strikeFundedDeal({ ...stage, brand });
    await deal.submit();
    expect(await count()).toBe(one);
  });
});
