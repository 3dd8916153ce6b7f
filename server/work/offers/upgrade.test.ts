import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { goodCaption, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { hashTerms } from '../agreements/agreements.rules.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

/** Terms that agreements have only since offers are a thread. */
const added = [
  'payments',
  'exclusivity',
  'days_online',
  'partnership_ad_until',
  'raw_files',
  'collab_tag',
  'idea_first',
];
const migration = readFileSync(new URL('../../../database/migrations/0400-offer.sql', import.meta.url), 'utf8');

it('an offer that waits when offers become a thread is a live one, and makes the same agreement', async () => {
  const { db } = stage.app.context;
  const rights = { usage_rights: { days: 30, territory: 'Kerala' } };
  const campaign = await stage.post(stage.brand, { ...rights, content: [{ type: 'story', quantity: 2 }] });
  const influencer = await stage.newInfluencer();
  const waiting = { campaign_id: Number(campaign.id), influencer_id: influencer.id, status: 'offered' } as const;
  const { id } = await makeApplication(db, { ...waiting, quote: 15_000_00 });
  expect((await stage.move(influencer, String(id), 'accepted')).status).toBe(409);
  await db.executeQuery(CompiledQuery.raw(migration.slice(migration.indexOf('insert into offer'))));
  const path = `GET /campaign/applications/${id}/offers`;
  const [offer] = (await stage.call(influencer, path)).body.data as Offer[];
  expect(offer).toMatchObject({
    by: 'owner',
    status: 'live',
    amount: 15_000,
    gst: null,
    total: 15_000,
    can: { accepted: true },
    deliverables: campaign.content,
    usage_rights: rights.usage_rights,
    exclusivity: null,
    raw_files: false,
  });
  expect((await stage.move(influencer, String(id), 'accepted')).body.data).toMatchObject({
    status: 'accepted',
    terms: { price: 15_000, deliverables: [{ type: 'story', quantity: 2 }], usage_rights: rights.usage_rights },
  });
});

it('an agreement from before offers keeps its terms, its hash and its price, and is paid', async () => {
  const { db } = stage.app.context;
  const { terms: today, campaign_id } = (await (await strikeDeal(stage)).status()) as Application;
  const { version: _, hash: __, createdAt: ___, ...terms } = today ?? {};
  const influencer = await stage.newInfluencer();
  const accepted = { campaign_id: Number(campaign_id), influencer_id: influencer.id, status: 'accepted' } as const;
  const { id } = await makeApplication(db, { ...accepted, quote: 18_000_00 });
  const old = Object.entries(terms).filter(([name]) => !added.includes(name));
  const frozen = { ...Object.fromEntries(old), application_id: String(id) };
  const hash = hashTerms(frozen as AgreementTerms);
  const version = { application_id: id, version: 1, terms: JSON.stringify(frozen), hash };
  await db.insertInto('agreement').values(version).execute();
  const path = `/campaign/applications/${id}`;
  const read = async () => (await stage.call(stage.brand, `GET ${path}/agreement`)).body.data as Agreement;
  expect(await read()).toMatchObject({ hash, terms: { price: 18_000 } });
  expect(Object.keys((await read()).terms).filter((name) => added.includes(name))).toEqual([]);
  const order = await stage.call(stage.brand, `POST /campaign/${campaign_id}/fund`, { application_id: String(id) });
  expect(order.body.data).toMatchObject({ amount: 18_000 });
  const { payment_id } = order.body.data as { payment_id: string };
  await stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay' } });
  const handed = await stage.call(influencer, `POST /campaign/${campaign_id}/deliverables`, {
    application_id: String(id),
    url: 'https://www.instagram.com/reel/C1',
    caption: goodCaption,
  });
  const piece = `PUT /campaign/deliverables/${(handed.body.data as { id: string }).id}`;
  expect((await stage.call(stage.brand, piece, { status: 'approved' })).status).toBe(200);
  const { data } = (await stage.call(stage.brand, `GET ${path}/escrow`)).body;
  expect(data).toMatchObject({ status: 'released', released: 18_000, payments: [{ due: 'approved' }] });
  expect(await read()).toMatchObject({ hash, terms: frozen });
});
