/** Agreed and funded work of a release before people and accounts were separate: it keeps its terms and is finished and paid. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Message } from '../../../contract/chat/messages.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { migrate } from '../../../database/migrate.ts';
import { startTestApp } from '../../../tests/app.ts';
import { copyOldColumns, openBeforeTeams } from '../../../tests/before-teams.ts';
import { balanceOf, completeWork, type Deal, goodCaption, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

let stage: Stage;
let deal: Deal;
let before: Awaited<ReturnType<typeof read>>;

beforeAll(async () => {
  const old = await setStage();
  deal = await strikeFundedDeal(old);
  await makeMessage(old.app.context.db, { senderId: deal.influencer.id, receiverId: old.brand.id });
  before = await read(old);
  const database = await openBeforeTeams();
  await copyOldColumns(old.app.context.db, database.db);
  await old.app.close();
  await migrate(database.db);
  const app = await startTestApp(database);
  const call: Stage['call'] = (who, name, body) => app.api(name, { token: who.token, ...(body ? { body } : {}) });
  stage = { ...old, app, call };
});
afterAll(() => stage.app.close());

/** Facts that an upgrade keeps, as both sides read them. */
async function read(of: Stage) {
  const { brand } = of;
  const { influencer, application } = deal;
  const agreement = await of.call(influencer, `GET /campaign/applications/${application.id}/agreement`);
  const escrow = await of.call(brand, `GET /campaign/applications/${application.id}/escrow`);
  const sums = await sql`select account_id, sum(amount)::text from ledger_entry group by 1 order by 1`.execute(
    of.app.context.db,
  );
  const { history } = await statusOf(of);
  const talk = await of.call(brand, 'POST /user/get_user_messages', {
    sender_id: String(influencer.id),
    receiver_id: String(brand.id),
  });
  return {
    // Earlier releases did not record who accepted.
    agreement: { ...(agreement.body.data as Agreement), accepted_by: null },
    escrow: escrow.body.data,
    sums: sums.rows,
    acts: history.map(({ to, by, account_id }) => [to, by?.fullname, account_id]),
    words: (talk.body.data as Message[]).map(({ id, description, sender_id }) => [id, description, sender_id]),
    balance: await balanceOf(of, influencer),
  };
}

async function statusOf({ call, brand }: Stage): Promise<Application> {
  const list = await call(brand, `GET /campaign/apply_users/${deal.campaign.id}`);
  return (list.body.data as Application[]).find(({ id }) => id === deal.application.id) as Application;
}

it('keeps ids, sessions, messages, who did what, the agreement, the held money and the books', async () => {
  for (const one of [stage.brand, deal.influencer]) {
    const accounts = await stage.call(one, 'GET /accounts');
    expect(accounts.body.data).toMatchObject([{ id: String(one.id), member_role: 'owner' }]);
  }
  expect(before.acts.length).toBeGreaterThan(3);
  expect(before.words).toHaveLength(1);
  expect(await read(stage)).toEqual(before);
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
});

it('is finished and paid by its terms', async () => {
  const { influencer, campaign, application } = deal;
  const handedIn = await stage.call(influencer, `POST /campaign/${campaign.id}/deliverables`, {
    application_id: application.id,
    url: 'https://www.instagram.com/reel/C1',
    caption: goodCaption,
    disclosure_shown: { picture: true, spoken: true },
  });
  expect(handedIn.status).toBe(200);
  const earned = (await balanceOf(stage, influencer)).available;
  const work = await stage.call(stage.brand, `GET /campaign/${campaign.id}/deliverables`);
  await completeWork(stage, influencer, work.body.data as Parameters<typeof completeWork>[2]);
  expect((await statusOf(stage)).status).toBe('paid');
  const paid = await stage.call(stage.brand, `GET /campaign/applications/${application.id}/escrow`);
  expect(paid.body.data).toMatchObject({ status: 'released' });
  expect((await balanceOf(stage, influencer)).available).toBeGreaterThan(earned);
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
});
