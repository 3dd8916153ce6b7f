import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { readPdf } from '../../../tests/pdf.ts';

let stage: Stage;
let deal: Deal;

beforeAll(async () => {
  stage = await setStage();
  deal = await strikeDeal(stage, {
    title: 'दिवाली मिठाई बॉक्स',
    usage_rights: { days: 30, territory: 'Kerala' },
    dos: ['Show the pour'],
    donts: ['No other coffee'],
  });
});
afterAll(() => stage.app.close());

const ask = (who: Player, id: string, query = '') =>
  stage.call(who, `GET /campaign/applications/${id}/agreement${query}`);
const read = async (who: Player, id: string, query = '') => (await ask(who, id, query)).body.data as Agreement;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function offer(body = {}) {
  const campaign = await stage.post(stage.brand, body);
  const influencer = await stage.newInfluencer();
  const application = await stage.apply(influencer, campaign);
  await stage.move(stage.brand, application.id, 'shortlisted');
  await stage.move(stage.brand, application.id, 'offered', { quote: 15_000 });
  return { campaign, influencer, application };
}

describe('the agreement', () => {
  it('is kept for both parties when the campaign is deleted', async () => {
    const { campaign, influencer, application } = await offer();
    await stage.move(influencer, application.id, 'accepted');
    expect((await stage.call(stage.brand, `DELETE /campaign/delete/${campaign.id}`)).status).toBe(200);
    for (const who of [stage.brand, influencer]) {
      expect(await read(who, application.id)).toMatchObject({ standing: 'ended', terms: { price: 15_000 } });
    }
    expect((await ask(await stage.newBrand(), application.id)).status).toBe(404);
  });

  it('is the same for both parties, and its hash can be verified by its text', async () => {
    const [brandCopy, theirs] = [
      await read(stage.brand, deal.application.id),
      await read(deal.influencer, deal.application.id),
    ];
    expect(brandCopy).toEqual(theirs);
    const { hash, canonical, terms, version, versions, createdAt } = brandCopy;
    expect(sha256(canonical)).toBe(hash);
    expect(JSON.parse(canonical)).toEqual(terms);
    expect(version).toBe(1);
    expect(versions).toEqual([{ version, hash, createdAt }]);
    expect(terms).toMatchObject({
      price: 18_000,
      revisions: 2,
      usage_rights: { days: 30, territory: 'Kerala', until: null },
      brief: deal.campaign.brief,
    });
  });

  it('does not change with the campaign, a name or the fee', async () => {
    const before = await read(stage.brand, deal.application.id);
    const { db } = stage.app.context;
    await stage.call(stage.brand, `PUT /campaign/update/${deal.campaign.id}`, { title: 'Another title' });
    await db.updateTable('account').set({ fullname: 'Someone Else' }).where('id', '=', deal.influencer.id).execute();
    // The parties stay as agreed; who accepted is a person, shown as they are called now.
    const accepted_by = { ...before.accepted_by, fullname: 'Someone Else' };
    expect(await read(stage.brand, deal.application.id)).toEqual({ ...before, accepted_by });
  });

  it('is not found for strangers, before an offer, or for an unknown version', async () => {
    const stranger = await stage.newInfluencer();
    expect((await ask(stranger, deal.application.id)).status).toBe(404);
    expect((await ask(await stage.newBrand(), deal.application.id, '?format=pdf')).status).toBe(404);
    expect((await ask(stage.brand, deal.application.id, '?version=2')).status).toBe(404);
    const campaign = await stage.post(stage.brand);
    const application = await stage.apply(stranger, campaign);
    expect((await ask(stranger, application.id)).status).toBe(404);
  });
});

describe('before the offer is accepted', () => {
  it('shows exactly what will be frozen', async () => {
    const { influencer, application } = await offer();
    const draft = await read(influencer, application.id);
    expect(draft).toMatchObject({ version: 1, createdAt: null, versions: [], terms: { price: 15_000 } });
    expect((await ask(influencer, application.id, '?format=pdf')).status).toBe(409);
    const accepted = await stage.move(influencer, application.id, 'accepted', { terms_hash: draft.hash });
    expect(accepted.body.data).toMatchObject({ terms: { hash: draft.hash } });
    expect(await read(influencer, application.id)).toMatchObject({ hash: draft.hash, canonical: draft.canonical });
  });

  it('refuses terms that changed since they were read, and stores nothing', async () => {
    const { campaign, influencer, application } = await offer();
    const { hash } = await read(influencer, application.id);
    await stage.call(stage.brand, `PUT /campaign/update/${campaign.id}`, { donts: ['No music'] });
    const refused = await stage.move(influencer, application.id, 'accepted', { terms_hash: hash });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const draft = await read(influencer, application.id);
    expect(draft).toMatchObject({ createdAt: null, terms: { donts: ['No music'] } });
    expect((await stage.move(influencer, application.id, 'accepted', { terms_hash: draft.hash })).status).toBe(200);
  });
});

describe('the PDF', () => {
  const download = async (who: Player) => {
    const path = `/api/campaign/applications/${deal.application.id}/agreement?format=pdf&version=1`;
    return fetch(`${stage.app.url}${path}`, { headers: { authorization: `Bearer ${who.token}` } });
  };

  it('contains the terms with their hash and version, in Latin and Devanagari, and is the same file for both', async () => {
    const { hash } = await read(stage.brand, deal.application.id);
    const reply = await download(stage.brand);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('content-disposition')).toContain(`agreement-${deal.application.id}-v1.pdf`);
    const bytes = await reply.bytes();
    const { text } = await readPdf(bytes);
    const words = [
      'बॉक्स',
      `Agreement ${deal.application.id}, version 1`,
      hash,
      '₹18,000.00',
      '− ₹900.00',
      '₹17,100.00',
    ];
    for (const word of [
      ...words,
      'in Kerala',
      '2 for each piece of work',
      'Each post stays up for',
      'ऑनलाइन',
      'Show the pour',
      'No other coffee',
      '#ad',
    ]) {
      expect(text).toContain(word);
    }
    expect(await (await download(deal.influencer)).bytes()).toEqual(bytes);
  });
});
