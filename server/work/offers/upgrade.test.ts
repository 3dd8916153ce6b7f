import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { goodCaption, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { hashTerms } from '../agreements/agreements.rules.ts';
import { releaseSilent } from '../approval/approval.service.ts';

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

/** An agreement from before offers, which has its old terms and nothing else; with its money where it was funded then. */
async function agreeBefore({ isFunded = false } = {}) {
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
  const get = async <T>(what: string) => (await stage.call(stage.brand, `GET ${path}/${what}`)).body.data as T;
  const fund = async () => {
    const body = { application_id: String(id) };
    const order = (await stage.call(stage.brand, `POST /campaign/${campaign_id}/fund`, body)).body.data;
    const { payment_id, amount } = order as { payment_id: string; amount: number };
    await stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay' } });
    return amount;
  };
  if (isFunded) {
    await fund();
    // Neither plans nor pieces of work were kept then.
    await db.deleteFrom('agreement_payment').where('application_id', '=', id).execute();
    await db.deleteFrom('deliverable').where('application_id', '=', id).execute();
  }
  const handIn = async () => {
    const work = { application_id: String(id), url: 'https://www.instagram.com/reel/C1', caption: goodCaption };
    return (await stage.call(influencer, `POST /campaign/${campaign_id}/deliverables`, work)).body.data as {
      id: string;
    };
  };
  const status = async () => {
    const list = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign_id}?user=${influencer.id}`);
    return (list.body.data as Application[])[0]?.status;
  };
  const agreement = () => get<Agreement>('agreement');
  const escrow = () => get<Escrow>('escrow');
  return { id: String(id), influencer, hash, frozen, path, fund, handIn, status, agreement, escrow };
}

describe('an agreement from before offers', () => {
  it('keeps its terms, its hash and its price, and is paid on approval', async () => {
    const old = await agreeBefore();
    expect(await old.agreement()).toMatchObject({ hash: old.hash, terms: { price: 18_000 } });
    expect(Object.keys((await old.agreement()).terms).filter((name) => added.includes(name))).toEqual([]);
    expect(await old.fund()).toBe(18_000);
    const { id } = await old.handIn();
    const approved = await stage.call(stage.brand, `PUT /campaign/deliverables/${id}`, { status: 'approved' });
    expect(approved.status).toBe(200);
    expect(await old.escrow()).toMatchObject({
      status: 'released',
      released: 18_000,
      payments: [{ due: 'approved' }],
    });
    expect(await old.agreement()).toMatchObject({ hash: old.hash, terms: old.frozen });
  });

  it('that was funded is approved by silence, without ticks of labels, and paid', async () => {
    const old = await agreeBefore({ isFunded: true });
    await old.handIn();
    await releaseSilent({ ...stage.app.context, now: () => new Date(Date.now() + 8 * dayMs) });
    expect(await old.escrow()).toMatchObject({ status: 'released', released: 18_000, refunded: 0 });
    expect(await old.status()).toBe('paid');
  });

  it('that was funded ends by a split of its price, or by a decision', async () => {
    const [split, decided] = [await agreeBefore({ isFunded: true }), await agreeBefore({ isFunded: true })];
    await stage.move(stage.brand, split.id, 'cancelled', { note: 'The launch is off.' });
    await stage.move(split.influencer, split.id, 'cancelled');
    expect(await split.escrow()).toMatchObject({ status: 'released', released: 4_500, refunded: 13_500 });
    const reason = 'We do not agree on the work.';
    const opened = await stage.call(decided.influencer, `POST ${decided.path}/dispute`, { reason });
    const operator = await stage.newBrand('operator');
    const outcome = { outcome: 'split', amount: 6_000.01 };
    await stage.call(operator, `POST /operator/disputes/${(opened.body.data as { id: string }).id}`, outcome);
    expect(await decided.escrow()).toMatchObject({ released: 6_000.01, refunded: 11_999.99 });
    for (const { agreement, hash } of [split, decided]) expect(await agreement()).toMatchObject({ hash });
  });

  it('that was funded can change by a change order, and keeps its first version', async () => {
    const old = await agreeBefore({ isFunded: true });
    const proposed = await stage.call(stage.brand, `POST ${old.path}/change-orders`, {
      note: 'One less.',
      amount: 12_000,
    });
    const { id } = proposed.body.data as { id: string };
    expect((await stage.call(old.influencer, `PUT /campaign/change-orders/${id}`, { status: 'accepted' })).status).toBe(
      200,
    );
    expect(await old.escrow()).toMatchObject({ status: 'held', refunded: 6_000 });
    expect(await old.agreement()).toMatchObject({ version: 2, terms: { price: 12_000, amends: { hash: old.hash } } });
  });
});
