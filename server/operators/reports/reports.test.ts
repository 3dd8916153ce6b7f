import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report, ReportCase } from '../../../contract/operators/reports.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let operator: Member;
let second: Member;
let reporter: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  [operator, second] = [await makeMember(app, 'operator'), await makeMember(app, 'operator')];
  reporter = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const ask = (who: Member, call: string, body?: object) =>
  app.api(call, { token: who.token, ...(body ? { body } : {}) });
async function report(target: { id: string }): Promise<string> {
  const { body } = await ask(reporter, 'POST /user/report', { target_id: target.id, reason: 'Spam in my inbox' });
  return (body.data as { id: string }).id;
}
const titles = async (who: Member) => {
  const { body } = await ask(who, `GET /user/get_user_notifications/${who.id}`);
  return (body.data as { title: string }[]).map(({ title }) => title);
};

describe('a report', () => {
  it('is claimed by one operator, shown with its history, and decided once', async () => {
    const target = await makeMember(app, 'influencer');
    const [first, id] = [await report(target), await report(target)];
    expect((await ask(operator, `POST /operator/reports/${id}/claim`)).body.data).toMatchObject({
      claimed_by: { id: operator.id },
    });
    const own = await ask(operator, 'GET /operator/reports?mine=true');
    expect((own.body.data as Report[]).map((each) => each.id)).toEqual([id]);
    expect((await ask(second, `POST /operator/reports/${id}/claim`)).body.code).toBe('CONFLICT');
    const decide = (who: Member) =>
      ask(who, `POST /operator/reports/${id}`, { outcome: 'warned', note: 'No spam, please.' });
    expect((await decide(second)).body.code).toBe('CONFLICT');
    const seen = (await ask(operator, `GET /operator/reports/${id}`)).body.data as ReportCase;
    expect(seen).toMatchObject({ target: { id: target.id }, reporter_record: { made: 2, dismissed: 0 } });
    expect(seen.earlier.map((each) => each.id)).toEqual([first]);
    expect((await decide(operator)).body.data).toMatchObject({ status: 'handled', outcome: 'warned' });
    expect((await decide(operator)).body.code).toBe('CONFLICT');
    expect(await titles(target)).toContain('A warning about your account');
    expect((await titles(reporter)).some((title) => title.startsWith('Your report about'))).toBe(true);
    const open = (await ask(operator, `GET /operator/reports?target_id=${target.id}`)).body.data as Report[];
    expect(open.map((each) => each.id)).toEqual([first]);
    const decided = (await ask(operator, `GET /operator/reports?status=decided&target_id=${target.id}`)).body.data;
    expect(decided).toMatchObject([{ id }]);
  });

  it('can suspend, or be dismissed without notifying the reported person', async () => {
    const target = await makeMember(app, 'brand');
    const [dismissed, id] = [await report(target), await report(target)];
    await ask(operator, `POST /operator/reports/${dismissed}`, { outcome: 'dismissed', note: 'Nothing in it' });
    expect(await titles(target)).toEqual([]);
    expect((await ask(operator, `POST /operator/reports/${id}`, { outcome: 'suspended', note: 'Fraud' })).status).toBe(
      200,
    );
    expect((await ask(target, 'GET /auth/sessions')).status).toBe(401);
    const again = await report(target);
    const twice = await ask(operator, `POST /operator/reports/${again}`, { outcome: 'suspended', note: 'Fraud' });
    expect(twice.body.code).toBe('RULE');
    expect((await ask(operator, `DELETE /operator/reports/${again}/claim`)).status).toBe(200);
  });

  it('about an unclaimed profile can only be dismissed', async () => {
    const unclaimed = await app.context.db
      .insertInto('influencer_profile')
      .values({ display_name: 'Listed', username: 'listed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await report({ id: String(unclaimed.id) });
    const warned = await ask(operator, `POST /operator/reports/${id}`, { outcome: 'warned', note: 'Who are you?' });
    expect(warned.body.code).toBe('RULE');
    expect((await ask(operator, `GET /operator/reports/${id}`)).body.data).toMatchObject({
      target: { name: 'Listed', person: null },
    });
  });
});
