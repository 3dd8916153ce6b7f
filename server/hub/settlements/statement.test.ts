import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settlement } from '../../../contract/hub/settlements.ts';
import { balanceOf } from '../../../tests/campaigns/paying.ts';
import { type Joint, openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { findPoolFaults } from '../pools/pools.service.ts';

let stage: Stage;
let partner: Player;
let gone: Player;
let joint: Joint;

/**
 * A complete joint campaign: two participants pay, one brings a venue, one leaves, the creator draws, the rest is
 * settled.
 */
beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
  gone = await stage.newBrand();
  joint = await openJoint(stage);
  await joint.contribute(partner, 60_000);
  const left = await joint.contribute(gone, 15_000.5);
  await stage.move(gone, left.id, 'withdrawn', { note: 'Other plans' });
  await joint.contribute(stage.influencer, 20_000);
  const venue = await joint.promise(partner, 40_000, { need: 1 });
  await stage.move(stage.brand, venue.id, 'contributed');
  await joint.lock();
});
afterAll(async () => {
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
  await stage.app.close();
});

const file = (who: Player, format: string) =>
  fetch(`${stage.app.url}/api/campaign/${joint.campaign.id}/statement?format=${format}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });

describe('a complete joint campaign', () => {
  it('is settled from the pool into wallets and from recorded revenue, to the paisa', async () => {
    await joint.draw({ amount: 50_000, note: 'Film crew' }, [partner, stage.influencer]);
    expect((await joint.settle(30_000.01, 'pool')).body).toMatchObject({
      code: 'CONFLICT',
      reason: 'The pool has only ₹30,000.',
    });
    const before = await balanceOf(stage, partner);
    const first = (await joint.settle(29_999.99, 'pool')).body.data as Settlement;
    expect(first).toMatchObject({ number: 1, source: 'pool', amount: 29_999.99 });
    expect(first.shares).toMatchObject([
      { value: 60_000, fraction: { numerator: 3, denominator: 4 }, amount: 22_499.99 },
      { value: 20_000, fraction: { numerator: 1, denominator: 4 }, amount: 7_500 },
    ]);
    expect((await balanceOf(stage, partner)).available).toBeCloseTo(before.available + 22_499.99, 2);
    const second = (await joint.settle(142_500)).body.data as Settlement;
    expect(second).toMatchObject({ number: 2, source: 'recorded', shares: [{ amount: 118_750 }, { amount: 23_750 }] });
    expect((await balanceOf(stage, partner)).available).toBeCloseTo(before.available + 22_499.99, 2);
    expect(await joint.pool()).toMatchObject({
      funded: 95_000.5,
      refunded: 15_000.5,
      spent: 50_000,
      settled: 29_999.99,
      held: 0.01,
    });
  });

  it('shows each participant its own statement, and the creator everybody’s', async () => {
    const own = await joint.statement(partner);
    expect(own).toMatchObject({ needed: 140_000, confirmed: 120_000, is_locked: true });
    expect(own.sides).toHaveLength(1);
    expect(own.sides[0]).toMatchObject({
      user: { id: String(partner.id) },
      confirmed: 100_000,
      fraction: { numerator: 5, denominator: 6 },
      contributions: [
        { kind: 'venue', confirmed_by: 'word', paid: 0 },
        { kind: 'budget', confirmed_by: 'payment', paid: 60_000, refunded: 0, paid_at: expect.any(String) },
      ],
      settlements: [
        { number: 2, source: 'recorded', whole: 142_500, amount: 118_750 },
        { number: 1, source: 'pool', whole: 29_999.99, amount: 22_499.99 },
      ],
      paid: 60_000,
      refunded: 0,
      drawn: 0,
      received: 22_499.99,
      recorded: 118_750,
    });
    const left = await joint.statement(gone);
    expect(left.sides).toMatchObject([{ confirmed: 0, paid: 15_000.5, refunded: 15_000.5, settlements: [] }]);
    const all = await joint.statement(stage.brand);
    expect(all.sides.map(({ user }) => Number(user.id))).toEqual([
      partner.id,
      stage.influencer.id,
      gone.id,
      stage.brand.id,
    ]);
    expect(all.sides.at(-1)).toMatchObject({ drawn: 47_500, paid: 0, contributions: [] });
    expect((await file(await stage.newBrand(), 'csv')).status).toBe(404);
  });

  it('is exported as CSV and PDF', async () => {
    const csv = await file(partner, 'csv');
    expect(csv.headers.get('content-disposition')).toContain(`joint-campaign-${joint.campaign.id}-`);
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Side,Time (India),Entry,Detail,Confirmed,Paid,Refunded,Drawn,Received,Recorded');
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      'Entry,Detail,Confirmed,Paid,Refunded,Drawn,Received,Recorded',
      'Contribution,budget: In full (confirmed by its payment),60000,,,,,',
      'Paid into the pool,budget: In full,,60000,,,,',
      'Contribution,venue: In full (confirmed by the owner’s word),40000,,,,,',
      '"Settlement 1, from the pool to the wallet","3/4 of ₹29,999.99",,,,,22499.99,',
      '"Settlement 2, paid outside","5/6 of ₹1,42,500",,,,,,118750',
      'Total,Share 5/6,100000,60000,0,0,22499.99,118750',
    ]);
    const pdf = await file(stage.brand, 'pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const { text } = await readPdf(await pdf.bytes());
    const figures = ['Share 5/6', 'Share 1/6', '₹22,499.99', 'Drawn for the work', 'Sent back', '− ₹15,000.50'];
    for (const words of ['Joint campaign statement', 'Handloom trail', ...figures]) expect(text).toContain(words);
  });

  it('keeps its complete history, newest first and page by page', async () => {
    const all = await joint.history(stage.brand);
    expect(all.map(({ what, pledge, number }) => (pledge ? pledge.to : `${what} ${number ?? ''}`.trim()))).toEqual([
      'settlement 2',
      'settlement 1',
      'spending 1',
      'proposed 1',
      'locked',
      ...['contributed', 'accepted', 'pledged'],
      ...['contributed', 'accepted', 'pledged'],
      ...['withdrawn', 'contributed', 'accepted', 'pledged'],
      ...['contributed', 'accepted', 'pledged'],
      'opened',
    ]);
    const paid = all.filter(({ pledge }) => pledge?.to === 'contributed');
    expect(paid.map(({ by, pledge }) => [by?.id ?? 'system', pledge?.confirmed_by])).toEqual([
      [String(stage.brand.id), 'word'],
      ['system', 'payment'],
      ['system', 'payment'],
      ['system', 'payment'],
    ]);
    const found: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `GET /campaign/${joint.campaign.id}/history?limit=5${cursor && `&cursor=${cursor}`}`;
      const { body } = await stage.call(partner, path);
      expect(body.total).toBe(19);
      found.push(...(body.data as unknown[]));
      cursor = body.next_cursor as string | null;
    }
    expect(found).toEqual(all.map((entry) => ({ ...entry, note: noteFor(entry) })));
  });
});

/** A participant reads the notes of its own pledges and of draws, not those of other participants. */
function noteFor({ pledge, note }: Awaited<ReturnType<Joint['history']>>[number]): string | null {
  return pledge && pledge.user.id !== String(partner.id) ? null : note;
}
