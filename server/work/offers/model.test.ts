import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { completeWork, goodCaption } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, readBalances } from '../../money/ledger/ledger.service.ts';
import { expireOffers } from './expiry.service.ts';

let stage: Stage;
let campaign: Campaign;
beforeAll(async () => {
  // One operator decides every dispute of these runs.
  stage = await setStage({}, { OPERATOR_APPROVAL_ABOVE: '9000000' });
  const budget = { budget_total: 99_00_00_000, budget_per_creator: 9_00_00_000 };
  campaign = await stage.post(stage.brand, { ...budget, slots: 10_000, content: [{ type: 'reel', quantity: 1 }] });
});
afterAll(() => stage.app.close());

type Side = 'owner' | 'applicant';
type Step =
  | { act: 'offer'; by: Side; paise: number }
  | { act: 'accepted' | 'declined' | 'withdrawn'; by: Side }
  | { act: 'silence' };

/** A negotiation as its rules state it: the offer that is live, and the one that was agreed on. */
interface Model {
  before: 'applied' | 'shortlisted';
  live: { by: Side; paise: number } | null;
  agreed: number | null;
}

/** The state that a step leads to by the rules, or null where it is refused. */
function next(model: Model, step: Step): Model | null {
  const { live, agreed } = model;
  if (agreed !== null) return step.act === 'silence' ? model : null;
  if (step.act === 'silence') return { ...model, live: null };
  if (step.act === 'offer') return { ...model, live: { by: step.by, paise: step.paise } };
  if (!live || (step.act === 'withdrawn') !== (live.by === step.by)) return null;
  return { ...model, live: null, agreed: step.act === 'accepted' ? live.paise : null };
}

const side = fc.constantFrom<Side>('owner', 'applicant');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('offer' as const),
      by: side,
      // The gateway takes a rupee at least.
      paise: fc.integer({ min: 100, max: 5_00_000_00 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('accepted' as const, 'declined' as const, 'withdrawn' as const),
      by: side,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'silence' as const }) },
);
const life = fc.record({
  isShortlisted: fc.boolean(),
  hasGst: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  ending: fc.constantFrom('released', 'cancelled', 'split'),
});

/** An id that no offer has. */
const nobodysOffer = '999999999';

/** Makes one step over HTTP; silence lets the live offer run out. */
async function make(people: Record<Side, Player>, id: string, done: Step): Promise<number> {
  if (done.act === 'silence') {
    const { context } = stage.app;
    const later = new Date(Date.now() + 73 * 3_600_000);
    await expireOffers({ ...context, now: () => later });
    return 200;
  }
  const path = `/campaign/applications/${id}/offers`;
  if (done.act === 'offer')
    return (await stage.call(people[done.by], `POST ${path}`, { amount: done.paise / 100 })).status;
  const last = ((await stage.call(people[done.by], `GET ${path}`)).body.data as Offer[]).at(-1);
  const offer = last?.id ?? nobodysOffer;
  return (await stage.call(people[done.by], `PUT /campaign/offers/${offer}`, { status: done.act })).status;
}

/** Funds the agreement and ends it one way; returns its money. */
async function payAndEnd(influencer: Player, id: string, ending: string): Promise<Escrow> {
  const { brand, call } = stage;
  const order = await call(brand, `POST /campaign/${campaign.id}/fund`, { application_id: id });
  const { payment_id } = order.body.data as { payment_id: string };
  await stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay' } });
  const path = `/campaign/applications/${id}`;
  const read = async () => (await call(brand, `GET ${path}/escrow`)).body.data as Escrow;
  const { amount } = await read();
  expect((await readBalances(stage.app.context, influencer.id)).escrow).toBe(Math.round(amount * 100));
  if (ending === 'cancelled') {
    await stage.move(stage.brand, id, 'cancelled', { note: 'Not this time.' });
    await stage.move(influencer, id, 'cancelled');
  }
  if (ending === 'released') {
    const work = {
      application_id: id,
      url: 'https://www.instagram.com/reel/C1',
      caption: goodCaption,
      disclosure_shown: { picture: true, spoken: true },
    };
    const handed = await call(influencer, `POST /campaign/${campaign.id}/deliverables`, work);
    await completeWork(stage, influencer, [handed.body.data as Deliverable]);
  }
  if (ending === 'split') {
    const opened = await call(brand, `POST ${path}/dispute`, { reason: 'We do not agree on the work.' });
    const operator = await stage.newBrand('operator');
    const kept = Math.floor(amount * 50) / 100;
    const outcome = kept > 0 ? { outcome: 'split', amount: kept } : { outcome: 'refund' };
    await call(operator, `POST /operator/disputes/${(opened.body.data as { id: string }).id}`, outcome);
  }
  return read();
}

it('any negotiation ends as its rules say, and what was agreed is what is funded, released and refunded, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ isShortlisted, hasGst, steps, ending }) => {
      const influencer = await stage.newInfluencer();
      const gstin = hasGst ? '27AAPFU0939F1ZV' : null;
      const billing = { name: 'Aarohi Menon', address: '', state_code: '27', gstin };
      await stage.call(influencer, 'PUT /user/billing-details', billing);
      const { id } = await stage.apply(influencer, campaign, 12_000);
      if (isShortlisted) await stage.move(stage.brand, id, 'shortlisted');
      const people = { owner: stage.brand, applicant: influencer };
      let model: Model = { before: isShortlisted ? 'shortlisted' : 'applied', live: null, agreed: null };
      for (const done of steps) {
        const after = next(model, done);
        const status = await make(people, id, done);
        expect({ done, isMade: status < 300 }).toEqual({ done, isMade: after !== null });
        if (after === null) expect([404, 409]).toContain(status);
        model = after ?? model;
        const list = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}?user=${influencer.id}`);
        const [now] = list.body.data as Application[];
        const price = model.agreed ?? model.live?.paise ?? 12_000_00;
        const shown = model.agreed !== null ? 'accepted' : model.live ? 'offered' : model.before;
        expect({ status: now?.status, paise: Math.round((now?.quote ?? 0) * 100) }).toEqual({
          status: shown,
          paise: price,
        });
        const { data } = (await stage.call(influencer, `GET /campaign/applications/${id}/offers`)).body;
        const live = (data as Offer[]).filter(({ status: each }) => each === 'live');
        expect(live.map(({ by }) => by)).toEqual(model.live ? [model.live.by] : []);
      }
      if (model.agreed === null) return;
      const total = model.agreed + (hasGst ? Math.round(model.agreed * 0.18) : 0);
      const { amount, released, refunded, status } = await payAndEnd(influencer, id, ending);
      expect(Math.round(amount * 100)).toBe(total);
      expect(Math.round(released * 100) + Math.round(refunded * 100)).toBe(total);
      expect(['released', 'refunded']).toContain(status);
      const { escrow, disputed } = await readBalances(stage.app.context, influencer.id);
      expect([escrow, disputed]).toEqual([0, 0]);
    }),
    { numRuns: 14 },
  );
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
}, 120_000);
