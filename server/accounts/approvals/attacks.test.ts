import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { playTeams } from '../../../tests/campaigns/approving.ts';
import { strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { stepUp } from '../../../tests/step-up.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const { makeMember, makeTeam, setPolicy, readPolicy, fund, answer, list, waitingId, countOrders, age } = playTeams(
  () => stage,
);

describe('against people on both sides', () => {
  it('nobody approves their own request', async () => {
    const { owner, asker, scene } = await makeTeam();
    for (const who of [asker, owner]) {
      const id = waitingId(await fund(who, await strikeDeal(scene)));
      expect(await answer(who, id, 'approved')).toMatchObject({ status: 422, body: { code: 'RULE' } });
    }
  });

  it('nobody approves who has just become a member', async () => {
    const { asker, owner, scene } = await makeTeam();
    const id = waitingId(await fund(asker, await strikeDeal(scene)));
    const fresh = await makeMember(owner, { more: { created_at: new Date(Date.now() - 71 * hourMs) } });
    expect(await answer(fresh, id, 'approved')).toMatchObject({ status: 422, body: { code: 'RULE' } });
    const settled = await makeMember(owner, { more: { created_at: new Date(Date.now() - 73 * hourMs) } });
    expect((await answer(settled, id, 'approved')).status).toBe(200);
  });

  it('nobody approves who works on named campaigns, nor counts as a second payer', async () => {
    const { owner, asker, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const limited = await makeMember(owner, { more: { campaign_ids: [Number(deal.campaign.id)] } });
    const id = waitingId(await fund(asker, deal));
    expect((await answer(limited, id, 'approved')).status).toBe(404);
    const news = await stage.app.api(`GET /user/get_user_notifications/${limited.homeId}`, {
      token: limited.homeToken,
    });
    expect(news.body.data).toEqual([]);
    const alone = await stage.newBrand();
    await makeMember(alone, { more: { campaign_ids: [1] } });
    await stepUp(stage.app, alone.token);
    expect(await setPolicy(alone.token, 100)).toMatchObject({ status: 422, body: { code: 'RULE' } });
  });

  it('nobody approves for who invited them, except for an owner', async () => {
    const { asker, owner, scene } = await makeTeam();
    const guest = await makeMember(owner, { more: { invited_by: asker.personId } });
    const id = waitingId(await fund(asker, await strikeDeal(scene)));
    expect(await answer(guest, id, 'approved')).toMatchObject({ status: 422, body: { code: 'RULE' } });
    const invited = await makeMember(owner, { more: { invited_by: owner.personId } });
    const ofOwner = waitingId(await fund(owner, await strikeDeal(scene)));
    expect((await answer(invited, ofOwner, 'approved')).status).toBe(200);
  });

  it('a policy loosened for one payment does not let it pass', async () => {
    const { owner, asker, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    expect((await setPolicy(asker.token, null)).body.code).toBe('ROLE');
    expect((await setPolicy(owner.token, 50_000)).body.data).toMatchObject({ above: 10_000, next: { above: 50_000 } });
    waitingId(await fund(asker, deal));
    const news = (await stage.app.api(`GET /user/get_user_notifications/${owner.id}`, { token: owner.token })).body
      .data as unknown as Notification[];
    expect(news.some(({ title }) => title === 'Fewer payments will need approval')).toBe(true);
    await stage.app.context.db
      .updateTable('approvals_policy')
      .set({ next_at: new Date(Date.now() - 1_000) })
      .where('account_id', '=', owner.id)
      .execute();
    expect(await readPolicy(asker.token)).toMatchObject({ above: 50_000, next: null });
    expect((await fund(asker, deal)).status).toBe(200);
  });

  it('whoever lost the right or the limit meanwhile pays nothing, and the request waits on', async () => {
    const { owner, asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const id = waitingId(await fund(asker, deal));
    const { db } = stage.app.context;
    const change = (values: object) =>
      db
        .updateTable('membership')
        .set(values)
        .where('person_id', '=', asker.personId)
        .where('account_id', '=', owner.id)
        .execute();
    await change({ limit_payment: 100 });
    expect(await answer(approver, id, 'approved')).toMatchObject({ body: { code: 'OVER_LIMIT' } });
    await change({ limit_payment: null, roles: ['viewer'] });
    expect(await answer(approver, id, 'approved')).toMatchObject({ status: 409 });
    await change({ roles: ['finance'] });
    await deal.cancel(scene.brand);
    expect((await answer(approver, id, 'approved')).status).toBe(409);
    expect(await countOrders(deal)).toBe(0);
    expect((await list(approver))[0]).toMatchObject({ id, status: 'waiting' });
  });

  it('an owner who gave the account away pays nothing by what they asked for before', async () => {
    const { owner, asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const id = waitingId(await fund(owner, deal));
    const { app } = stage;
    const given = await app.api(`POST /accounts/${owner.id}/transfer`, {
      token: owner.token,
      body: { person_id: String(asker.personId) },
    });
    expect(given.status).toBe(200);
    expect((await answer(owner, id, 'approved')).body.result).toBe(false);
    expect(await answer(approver, id, 'approved')).toMatchObject({ status: 409 });
    expect(await countOrders(deal)).toBe(0);
  });

  it('takes two payers, and an owner left alone waits a day and proves it is them', async () => {
    const alone = await stage.newBrand();
    await stepUp(stage.app, alone.token);
    expect(await setPolicy(alone.token, 100)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    const { owner, asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const id = waitingId(await fund(owner, deal));
    const { db } = stage.app.context;
    const people = [asker.personId, approver.personId];
    await db.deleteFrom('membership').where('account_id', '=', owner.id).where('person_id', 'in', people).execute();
    expect(await answer(owner, id, 'approved')).toMatchObject({ status: 422, body: { code: 'RULE' } });
    await age(id, 24 * hourMs + 1_000);
    await db.updateTable('session').set({ proven_at: null }).where('account_id', '=', owner.id).execute();
    expect(await answer(owner, id, 'approved')).toMatchObject({ body: { code: 'STEP_UP' } });
    await stepUp(stage.app, owner.token);
    expect((await answer(owner, id, 'approved')).status).toBe(200);
    expect(await countOrders(deal)).toBe(1);
  });
});
