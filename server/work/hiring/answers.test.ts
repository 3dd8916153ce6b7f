import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOutcome, Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { asUser } from '../../../tests/members.ts';
import { listApplicants } from '../../campaigns/applications/applicants.service.ts';

let stage: Stage;
let campaign: Campaign;
let people: Player[];
let applications: Application[];

beforeAll(async () => {
  stage = await setStage();
  campaign = await stage.post(stage.brand);
  people = [];
  applications = [];
  for (let i = 0; i < 4; i += 1) {
    const who = await stage.newInfluencer();
    people.push(who);
    applications.push(await stage.apply(who, campaign, 10_000 + i));
  }
});
afterEach(hangUp);
afterAll(() => stage.app.close());

const answer = (ids: string[], body: object, who = stage.brand) =>
  stage.call(who, `PUT /campaign/apply_users/${campaign.id}`, { ids, ...body });
const told = async (who: Player) =>
  ((await stage.call(who, `GET /user/get_user_notifications/${who.id}`)).body.data as Notification[]).map(
    ({ title }) => title,
  );
const idOf = (at: number) => applications[at]?.id ?? '';
const at = (index: number) => people[index] as Player;

describe('answering several applications at once', () => {
  it('answers each separately: a refused one gets its reason and does not affect the others', async () => {
    await stage.move(at(0), idOf(0), 'withdrawn');
    const elsewhere = await stage.apply(at(1), await stage.post(stage.brand));
    const ids = [idOf(0), idOf(1), idOf(2), elsewhere.id, '999999999', idOf(2)];
    const outcomes = (await answer(ids, { status: 'shortlisted' })).body.data as AnswerOutcome[];
    expect(outcomes.map(({ id, result, status, code }) => [id, result, status, code])).toEqual([
      [idOf(0), false, 'withdrawn', 'ILLEGAL_MOVE'],
      [idOf(1), true, 'shortlisted', undefined],
      [idOf(2), true, 'shortlisted', undefined],
      [elsewhere.id, false, null, 'NOT_FOUND'],
      ['999999999', false, null, 'NOT_FOUND'],
    ]);
    expect(outcomes[0]?.reason).toBe('This application is withdrawn, so it can’t be changed to “shortlisted”.');
  });

  it('offers past the shortlist, which is announced', async () => {
    await answer([idOf(3)], { status: 'offered', quote: 9_500 });
    const reply = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}?status=offered`);
    const [offered] = reply.body.data as Application[];
    expect(offered).toMatchObject({ id: idOf(3), quote: 9_500 });
    expect(offered?.history.map(({ to }) => to)).toEqual(['applied', 'offered']);
    expect(await told(at(3))).toEqual([`Your offer of ₹9,500: ${campaign.title}`]);
  });

  it('declines with one reason, which each applicant reads', async () => {
    await answer([idOf(1), idOf(2)], { status: 'declined', note: 'Our places went to people nearer to the brief.' });
    for (const who of [at(1), at(2)]) {
      const notices = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
      expect((notices.body.data as Notification[])[0]?.description).toContain('nearer to the brief');
    }
  });

  it('is limited to the creator, known statuses, and a price for one person only', async () => {
    expect((await answer([idOf(3)], { status: 'declined' }, at(3))).status).toBe(404);
    expect((await answer([idOf(3)], { status: 'declined' }, await stage.newBrand())).status).toBe(404);
    expect((await answer([idOf(3)], { status: 'accepted' })).status).toBe(400);
    expect((await answer([], { status: 'declined' })).status).toBe(400);
    expect((await answer([idOf(2), idOf(3)], { status: 'offered', quote: 1 })).body.fields).toHaveProperty('quote');
  });

  it('updates both parties live, in every tab', async () => {
    const client = await connect(stage.app, { ...stage.brand, id: String(stage.brand.id) });
    const who = await stage.newInfluencer();
    const made = await stage.apply(who, campaign);
    await stage.move(who, made.id, 'withdrawn');
    const heard = () => client.heard('application').map(({ id, status }) => [id, status]);
    await expect.poll(heard).toEqual([
      [made.id, 'applied'],
      [made.id, 'withdrawn'],
    ]);
  });
});

describe('the list as CSV', () => {
  const file = async (of: Campaign, query = '', cookie = '') => {
    const reply = await fetch(`${stage.app.url}/api/campaign/apply_users/${of.id}?format=csv${query}`, {
      headers: { authorization: `Bearer ${stage.brand.token}`, cookie },
    });
    return { reply, rows: parse(await reply.text(), { bom: true, columns: true }) as Record<string, string>[] };
  };

  it('contains every row in the requested order, whatever the limit, safe from formula injection', async () => {
    const sly = await stage.newInfluencer();
    const body = { campaign_id: campaign.id, message: '=HYPERLINK("https://x.example","me"), "hi"', quote: 1 };
    await stage.call(sly, 'POST /campaign/apply_campaign', body);
    const { reply, rows } = await file(campaign, '&limit=1&sort=price');
    expect(reply.headers.get('content-type')).toContain('text/csv');
    expect(reply.headers.get('content-disposition')).toContain(`applicants-${campaign.id}-`);
    const quotes = rows.map((row) => Number(row['Quote (INR)']));
    expect(rows.length).toBeGreaterThan(5);
    expect(quotes).toEqual(quotes.toSorted((a, b) => a - b));
    expect(rows[0]?.Message).toBe(`'${body.message}`);
    expect(rows.find((row) => row['Quote (INR)'] === '10001')).toMatchObject({
      Status: 'declined',
      'Last note': 'Our places went to people nearer to the brief.',
      Followers: '12000',
    });
    expect((await file(campaign, '&status=offered')).rows.map(({ Status }) => Status)).toEqual(['offered']);
  });

  it('contains the pledges of a joint campaign', async () => {
    const joint = await stage.post(stage.brand, jointBody());
    await stage.pledge(at(0), joint, { need: 0, value: 60_000 });
    expect((await file(joint)).rows).toMatchObject([{ Kind: 'budget', 'Value (INR)': '60000', Status: 'pledged' }]);
  });

  it('is in the reader’s language', async () => {
    const headings = async (cookie: string) => Object.keys((await file(campaign, '', cookie)).rows[0] ?? {});
    expect((await headings('language=hi')).slice(3, 7)).toEqual(['शहर', 'फ़ॉलोअर', 'कुल फ़ॉलोअर', 'एंगेजमेंट (%)']);
    expect((await headings('language=en')).slice(3, 7)).toEqual([
      'City',
      'Followers',
      'Total followers',
      'Engagement (%)',
    ]);
    expect((await file(campaign, '&status=offered', 'language=hi')).rows[0]?.स्थिति).toBe('ऑफ़र दिया गया');
    const joint = await stage.post(stage.brand, jointBody());
    await stage.pledge(await stage.newBrand('partner'), joint, { need: 0, value: 60_000 });
    const [pledge] = (await file(joint, '', 'language=hi')).rows;
    expect(pledge).toMatchObject({ भूमिका: 'पार्टनर', प्रकार: 'बजट', स्थिति: 'वादा किया गया' });
  });

  it('takes as many queries as one page', async () => {
    const user = asUser(stage.brand, 'brand');
    const counted = (limit: number) =>
      countQueries(stage.app.context, (context) =>
        listApplicants(context, { user, campaignId: campaign.id, limit, sort: 'match' }),
      );
    expect(await counted(100)).toBe(await counted(1));
  });
});
