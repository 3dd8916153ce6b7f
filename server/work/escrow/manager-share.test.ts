import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import type { WalletEntry } from '../../../contract/money/wallet.ts';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import { changeDeal } from '../../../tests/campaigns/changing.ts';
import { balanceOf, type Deal, finishDeal, strikeFundedDeal, trust } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { joinAccount } from '../../../tests/makers/membership.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(async () => {
  stage.app.context.now = () => new Date();
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
});
afterAll(() => stage.app.close());

/** A talent manager of an influencer, with a share in basis points. */
async function represent(influencer: Player, share: number, more: object = {}): Promise<Player> {
  const manager = await stage.newBrand('partner');
  await joinAccount(stage.app.context, {
    account: { id: String(influencer.id) },
    member: { id: String(manager.id) },
    roles: ['talent_manager'],
    more: { share_basis_points: share, ...more },
  });
  return manager;
}

async function linesOf(who: Player): Promise<WalletEntry[]> {
  return (await stage.call(who, 'GET /wallet')).body.data as WalletEntry[];
}

const sharesOf = ({ id }: Player) =>
  stage.app.context.db.selectFrom('manager_share').selectAll().where('account_id', '=', id).execute();

const available = async (who: Player) => (await balanceOf(stage, who)).available;

/** Funded work for ₹18,000, of which ₹17,100 are left after the fee, with a talent manager who gets 15 %. */
async function representedDeal(share = 1500): Promise<{ deal: Deal; manager: Player }> {
  const deal = await strikeFundedDeal(stage);
  return { deal, manager: await represent(deal.influencer, share) };
}

describe('a share in the net of a price', () => {
  it('is shown to the influencer and their talent manager before and after the release, and never to the brand', async () => {
    const { deal, manager } = await representedDeal();
    const path = `GET /campaign/applications/${deal.application.id}/net`;
    const netFor = async (who: Player) => (await stage.call(who, path)).body.data as NetQuote;
    const acting = await stage.call(manager, 'POST /auth/switch', { account_id: String(deal.influencer.id) });
    const asManager = { id: deal.influencer.id, token: (acting.body.data as { token: string }).token };
    const shown = { net: 17_100, manager_share: { amount: 2_565, in_hand: 14_535 } };
    for (const who of [deal.influencer, asManager]) expect(await netFor(who)).toMatchObject(shown);
    expect(await netFor(stage.brand)).not.toHaveProperty('manager_share');
    const arriving = await stage.call(deal.influencer, 'GET /wallet/arriving');
    expect(arriving.body.data).toMatchObject([{ net: shown }]);
    const offers = (who: Player) => stage.call(who, `GET /campaign/applications/${deal.application.id}/offers`);
    expect(JSON.stringify((await offers(stage.brand)).body)).not.toContain('manager_share');
    await finishDeal(deal);
    expect(await netFor(deal.influencer)).toMatchObject(shown);
    expect(await netFor(stage.brand)).not.toHaveProperty('manager_share');
  });

  it('is of the price being typed too, and ends with the consent', async () => {
    const { deal, manager } = await representedDeal(5000);
    const asked = `GET /campaign/applications/${deal.application.id}/net?amount=10000`;
    const net = async () => (await stage.call(deal.influencer, asked)).body.data as NetQuote;
    expect(await net()).toMatchObject({ net: 9_500, manager_share: { amount: 4_750, in_hand: 4_750 } });
    expect(manager.id).not.toBe(deal.influencer.id);
    await stage.app.context.db
      .deleteFrom('membership')
      .where('account_id', '=', deal.influencer.id)
      .where('share_basis_points', 'is not', null)
      .execute();
    expect(await net()).not.toHaveProperty('manager_share');
  });
});

describe('a share of a release', () => {
  it('goes to the talent manager’s own account in the same ledger transaction, and both statements say so', async () => {
    const { deal, manager } = await representedDeal();
    await finishDeal(deal);
    expect(await available(deal.influencer)).toBe(14_535);
    expect(await available(manager)).toBe(2_565);
    const [own, theirs] = [await linesOf(deal.influencer), await linesOf(manager)];
    expect(own[0]).toMatchObject({ kind: 'earning', amount: 14_535 });
    expect(own[0]?.description).toMatch(/^Work for .*, less ₹2,565 \(15 %\) for /);
    expect(theirs[0]).toMatchObject({ kind: 'earning', amount: 2_565, reference: own[0]?.reference });
    expect(theirs[0]?.description).toMatch(/^Work for .*, 15 % of what .* was paid$/);
    expect(
      await stage.app.context.db
        .selectFrom('notification')
        .select('title')
        .where('account_id', '=', manager.id)
        .execute(),
    ).toMatchObject([{ title: expect.stringMatching(/₹2,565 is in your wallet/) }]);
  });

  it('leaves price, fee, invoice and what the brand sees as they were', async () => {
    const plain = await strikeFundedDeal(stage);
    await finishDeal(plain);
    const { deal } = await representedDeal();
    await finishDeal(deal);
    const seen = async ({ escrow }: Deal) => {
      const { net, status } = await escrow();
      return { status, amount: net?.amount, fee: net?.platform_fee, net: net?.net };
    };
    expect(await seen(deal)).toEqual(await seen(plain));
    const invoices = async ({ influencer }: Deal) =>
      ((await stage.call(influencer, 'GET /user/invoices')).body.data as { total: number }[]).map(({ total }) => total);
    expect(await invoices(deal)).toEqual(await invoices(plain));
  });

  it('is rounded down to the paisa, payment by payment', async () => {
    const deal = await strikeFundedDeal(stage, {}, 999.99);
    await represent(deal.influencer, 333);
    await finishDeal(deal);
    const [row] = await sharesOf(deal.influencer);
    const [line] = await linesOf(deal.influencer);
    const net = Math.round((line?.amount ?? 0) * 100) + (row?.amount ?? 0);
    expect(row?.amount).toBe(Math.floor((net * 333) / 10_000));
  });

  it('follows each payment of a plan, and none from before the consent', async () => {
    const payments = [
      { label: 'Advance', amount: 8_000, due: 'advance' },
      { label: 'Rest', amount: 10_000, due: 'published' },
    ];
    const influencer = await stage.newInfluencer();
    await trust(stage, influencer);
    const deal = await strikeFundedDeal({ ...stage, newInfluencer: async () => influencer }, {}, 18_000, payments);
    expect(await available(influencer)).toBe(7_600);
    const manager = await represent(influencer, 1000);
    await finishDeal(deal);
    expect(await available(manager)).toBe(950);
    expect(await available(influencer)).toBe(7_600 + 8_550);
  });

  it('ends with the consent, on its last day or when it is revoked', async () => {
    const { deal, manager } = await representedDeal();
    const { db } = stage.app.context;
    await db
      .deleteFrom('membership')
      .where('account_id', '=', deal.influencer.id)
      .where('share_basis_points', 'is not', null)
      .execute();
    await finishDeal(deal);
    expect(await available(manager)).toBe(0);
    const other = await strikeFundedDeal(stage);
    const over = await represent(other.influencer, 1500, { until: addDays(dateInIndia(new Date()), -1) });
    await finishDeal(other);
    expect([await available(over), await available(other.influencer)]).toEqual([0, 17_100]);
  });

  it('is on hold as long as the influencer’s part, where a new card paid', async () => {
    const deal = await strikeFundedDeal(stage);
    const manager = await represent(deal.influencer, 1500);
    await stage.app.context.db
      .updateTable('escrow_order')
      .set({ card_since: new Date() })
      .where('application_id', '=', Number(deal.application.id))
      .execute();
    await finishDeal(deal);
    expect(await balanceOf(stage, manager)).toMatchObject({ available: 0, holds: { cards: 2_565 } });
    stage.app.context.now = () => new Date(Date.now() + 7.01 * dayMs);
    expect(await available(manager)).toBe(2_565);
  });

  it('is on hold for the payment of an increase alone, where only that came from a new card', async () => {
    const { deal, manager } = await representedDeal();
    const change = changeDeal(stage, deal);
    await change.propose(stage.brand, { amount: 20_000 });
    await change.answer(deal.influencer, 'accepted');
    await change.pay({ method: 'card', instrument: 'a card for the increase' });
    await finishDeal(deal);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 14_535, holds: { cards: 1_615 } });
    expect(await balanceOf(stage, manager)).toMatchObject({ available: 2_565, holds: { cards: 285 } });
    expect((await sharesOf(deal.influencer)).map(({ amount }) => amount)).toEqual([2_850_00]);
  });
});

describe('without a release there is none', () => {
  it('of a refund', async () => {
    const { deal, manager } = await representedDeal();
    await deal.callOff(deal.influencer);
    expect([await available(manager), await available(deal.influencer)]).toEqual([0, 0]);
    expect(await sharesOf(deal.influencer)).toEqual([]);
  });

  it('and of a split it is of the influencer’s part alone', async () => {
    const { deal, manager } = await representedDeal();
    const { id } = deal.application;
    const asked = await stage.move(stage.brand, id, 'cancelled', { note: 'It cannot be.', keep: 4_000 });
    expect(asked.status).toBe(200);
    expect((await stage.move(deal.influencer, id, 'cancelled', { note: 'It cannot be.' })).status).toBe(200);
    expect([await available(manager), await available(deal.influencer)]).toEqual([570, 3_230]);
  });

  it('and of a decided dispute as well', async () => {
    const { deal, manager } = await representedDeal();
    await deal.submit();
    const { id } = (await deal.dispute(stage.brand)).body.data as { id: string };
    await deal.answerDispute(deal.influencer);
    const operator = await stage.newBrand('operator');
    const decided = await stage.call(operator, `POST /operator/disputes/${id}`, { outcome: 'split', amount: 10_000 });
    expect(decided.status).toBe(200);
    expect([await available(manager), await available(deal.influencer)]).toEqual([1_425, 8_075]);
  });
});

describe('of a payment that its bank took back', () => {
  /** Loses the payment of finished work whose sides used one browser, or not. */
  async function lose(isColluded: boolean) {
    const deal = await strikeFundedDeal({ ...stage, brand: await stage.newBrand() });
    const manager = await represent(deal.influencer, 1500);
    await finishDeal(deal);
    const { db } = stage.app.context;
    const { payer_id: payerId } = await db
      .selectFrom('escrow_order')
      .select('payer_id')
      .where('application_id', '=', Number(deal.application.id))
      .executeTakeFirstOrThrow();
    const device = { device_id: `browser-${deal.influencer.id}` };
    const sides = [deal.influencer.id, ...(isColluded ? [payerId] : [])];
    await db.updateTable('account').set(device).where('id', 'in', sides).execute();
    await deal.act('dispute_lost');
    return [await available(manager), await available(deal.influencer)];
  }

  it('the share stays where the influencer’s part stays, and is taken where theirs is', async () => {
    expect(await lose(false)).toEqual([2_565, 14_535]);
    expect(await lose(true)).toEqual([0, 0]);
  });
});
