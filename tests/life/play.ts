import { expect } from 'vitest';
import type { OfferSide } from '../../contract/campaigns/offer-sides.ts';
import { addDays, dateInIndia, hourMs } from '../../contract/kit/calendar.ts';
import { jobKinds } from '../../server/jobs.ts';
import type { ApiReply } from '../app.ts';
import { signInAgain } from '../campaigns/clocked-stage.ts';
import { goodCaption } from '../campaigns/paying.ts';
import type { ActName } from './acts.ts';
import type { Life, Seen } from './life.ts';

/** One act of a side, and the chance in it. */
export interface Done {
  name: ActName;
  side: OfferSide;
  /** Place of the piece that it is about. */
  at: number;
  /** A number below a thousand: amounts, days and the manner of a payment follow from it. */
  chance: number;
}

const note = 'It was agreed otherwise.';
const shown = { picture: true, spoken: true };

/** Pays an order at the gateway, whose webhook may come late or twice. */
async function pay({ stage }: Life, started: ApiReply, chance: number): Promise<ApiReply> {
  const { payment_id } = (started.body.data ?? {}) as { payment_id?: string };
  if (!payment_id) return started;
  const delivery = { late: chance % 3 === 1, twice: chance % 3 === 2 };
  return stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay', delivery } });
}

/** Makes one act over HTTP. */
export function play(life: Life, seen: Seen, { name, side, at, chance }: Done): Promise<ApiReply> {
  const { stage, campaign, id, people } = life;
  const call = (path: string, body?: object) => stage.call(people[side], path, body);
  const move = (status: string, more: object = {}) => stage.move(people[side], id, status, { note, ...more });
  const of = `/campaign/applications/${id}`;
  const piece = seen.owner.pieces[at];
  const [offer, order] = [seen.owner.thread.data.at(-1)?.id ?? '0', seen.owner.changes.data[0]?.id ?? '0'];
  const answerOffer = (status: string) => call(`PUT /campaign/offers/${offer}`, { status, confirm: true });
  const changePiece = (body: object) => call(`PUT /campaign/deliverables/${piece?.id ?? '0'}`, body);
  const answerIdea = (status: string) => call(`PUT /campaign/deliverables/${piece?.id ?? '0'}/idea`, { status, note });
  const propose = (body: object) => call(`POST ${of}/change-orders`, { note, ...body });
  const answerOrder = (status: string) => call(`PUT /campaign/change-orders/${order}`, { status });
  const price = seen.application.terms?.price ?? seen.application.quote ?? 18_000;
  switch (name) {
    case 'shortlist':
      return move('shortlisted');
    case 'decline':
      return move('declined');
    case 'withdraw':
      return move('withdrawn');
    case 'offer': {
      const amount = 8_000 + chance * 20 + (chance % 100) / 100;
      return call(`POST ${of}/offers`, { ...(seen.stand.isPaid ? { amount } : {}), confirm: true });
    }
    case 'offerAgain':
      return move('offered', { confirm: true });
    case 'acceptAtOnce':
      return move('accepted', { confirm: true });
    case 'accept':
      return answerOffer('accepted');
    case 'refuseOffer':
      return answerOffer('declined');
    case 'takeOfferBack':
      return answerOffer('withdrawn');
    case 'fund':
      return call(`POST /campaign/${campaign.id}/fund`, { application_id: id }).then((reply) =>
        pay(life, reply, chance),
      );
    case 'cancel':
      return move('cancelled');
    case 'split': {
      const keep = Math.floor((price * chance) / 1_000);
      return move('cancelled', { keep: keep === seen.application.cancellation?.keep ? keep + 0.5 : keep });
    }
    case 'goOn':
      return move('in_progress');
    case 'release':
      return call(`POST ${of}/release`);
    case 'dispute':
      return call(`POST ${of}/dispute`, { reason: note });
    case 'answerDispute':
      return call(`PUT ${of}/dispute`, { answer: note });
    case 'sendIdea':
      return call(`POST /campaign/deliverables/${piece?.id ?? '0'}/idea`, { text: 'Rain, a kettle, two cups.' });
    case 'agreeIdea':
      return answerIdea('approved');
    case 'changeIdea':
      return answerIdea('changes_requested');
    case 'handIn': {
      // One in eight lacks its label, which is mended by handing it in again.
      const caption = chance % 8 === 0 ? 'My brew.' : goodCaption;
      const work = { url: `https://www.instagram.com/reel/L${id}x${at}`, caption, disclosure_shown: shown };
      const isFirst = !piece || piece.status === 'planned';
      if (!isFirst) return changePiece(work);
      const planned = piece ? { planned_id: piece.id } : {};
      return call(`POST /campaign/${campaign.id}/deliverables`, { application_id: id, ...planned, ...work });
    }
    case 'askChanges':
      return changePiece({ status: 'changes_requested', note });
    case 'approve':
      return changePiece({ status: 'approved' });
    case 'publish':
    case 'confirm':
      return changePiece({ status: 'published' });
    case 'cancelLate':
      return changePiece({ status: 'cancelled' });
    case 'arrive':
      return call(`POST ${of}/arrival`);
    case 'change':
      return propose(changeBy(price, chance));
    case 'publishLater':
      return propose({ publish_by: addDays(dateInIndia(stage.app.context.now()), 1 + (chance % 30)) });
    case 'renew':
      return propose({ days_online: 31 + (chance % 60), ...(chance % 2 ? { amount: price + 1_500.5 } : {}) });
    case 'agreeChange':
      return answerOrder('accepted');
    case 'refuseChange':
      return answerOrder('declined');
    case 'takeChangeBack':
      return answerOrder('withdrawn');
    case 'fundChange':
      return call(`POST /campaign/change-orders/${order}/fund`).then((reply) => pay(life, reply, chance));
  }
}

/** Another price, dearer or cheaper, with as many pieces or more or fewer. */
function changeBy(price: number, chance: number): object {
  const amount = Math.round(price * (50 + (chance % 100))) / 100;
  const quantity = [undefined, 1, 2, 3][chance % 4];
  return { amount, ...(quantity ? { deliverables: [{ type: 'reel', quantity }] } : {}) };
}

/** Jobs that move applications, their work and their money. */
const clocks = [
  ...['applications.decline-stale', 'offers.expire', 'cancellations.answer', 'change-orders.end-unpaid'],
  ...['escrow.end-unfunded', 'escrow.release-silent', 'escrow.reconcile', 'ideas.approve-silent'],
  ...['agreements.clocks', 'deliverables.due', 'arrival.end-quiet'],
];

/** Lets time pass; each clock runs twice at once, as after a restart beside another process. */
export async function wait({ stage, people, operator }: Life, hours: number): Promise<void> {
  const { context } = stage.app;
  const at = context.now().getTime() + hours * hourMs;
  context.now = () => new Date(at);
  await signInAgain(stage, [people.owner, people.applicant, operator]);
  const kinds = jobKinds(context);
  for (const name of clocks) {
    const job = kinds.find((each) => each.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    await Promise.all([job.run({}), job.run({})]);
  }
}

/** The payer's bank asks for what was paid for the agreement, or for a part of it; the next time it wins or loses. */
export async function askBack(life: Life, seen: Seen, chance: number): Promise<void> {
  const { payment_id, amount, status } = seen.owner.money;
  if (life.bank === 'done' || !payment_id || status === 'none' || status === 'created') return;
  const isAsking = life.bank === 'asking';
  const outcome = isAsking ? (chance % 2 ? 'dispute_won' : 'dispute_lost') : 'dispute';
  const part = chance % 3 === 0 ? { amount: Math.max(1, Math.floor(amount * 100 * (chance / 1_000))) } : {};
  const body = { outcome, delivery: { twice: chance % 5 === 0 }, ...(isAsking ? {} : part) };
  const reply = await life.stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  life.bank = isAsking ? 'done' : 'asking';
}

/** An operator decides the open dispute, if there is one. */
export async function decide({ stage, operator }: Life, seen: Seen, chance: number): Promise<ApiReply | null> {
  const { dispute } = seen.owner;
  if (dispute?.status !== 'open') return null;
  const amount = Math.floor((dispute.amount * 100 * chance) / 1_000) / 100;
  const outcome = chance % 3 === 0 || amount === 0 ? 'refund' : chance % 3 === 1 ? 'release' : 'split';
  const body = outcome === 'split' ? { outcome, amount } : { outcome };
  return stage.call(operator, `POST /operator/disputes/${dispute.id}`, body);
}
