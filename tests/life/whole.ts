import { expect } from 'vitest';
import { hasAgreement, hasEnded } from '../../contract/campaigns/application-standing.ts';
import type { AgreedPayment } from '../../contract/work/escrow.ts';
import { moves } from '../../server/campaigns/applications/applications.rules.ts';
import { readBalances } from '../../server/money/ledger/ledger.service.ts';
import { statusOfWork } from '../../server/work/work-clock/work-clock.rules.ts';
import { readSources } from '../campaigns/changing.ts';
import { type Act, actNames, acts, isAllowed, systemWays } from './acts.ts';
import { awaits, type Life, type Seen, saidTo } from './life.ts';

const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (rows: readonly AgreedPayment[], of: (row: AgreedPayment) => number) =>
  rows.reduce((all, row) => all + paise(of(row)), 0);

/** Every way of an application by the table: of acts and of the system. */
export const tableWays = (): string[] => {
  const ways = [...actNames.flatMap((name) => (acts[name] as Act).ways ?? []), ...systemWays];
  return [...new Set(ways.map(([from, to]) => `${from} → ${to}`))].toSorted();
};
export const serverWays = (): string[] => [...new Set(moves.map(({ from, to }) => `${from} → ${to}`))].toSorted();

/** `can` of every record agrees with the table, for both sides. */
export function expectAsTold(seen: Seen): void {
  const told: Record<string, boolean> = {};
  const ruled: Record<string, boolean> = {};
  for (const name of actNames) {
    const act: Act = acts[name];
    const isOnPiece = act.of === 'piece' || act.of === 'idea';
    for (const side of ['owner', 'applicant'] as const) {
      for (const at of isOnPiece ? seen.stand.pieces.keys() : [0]) {
        for (const place of act.also ? [act, act.also] : [act]) {
          const said = saidTo(seen[side], place, at);
          if (said === undefined) continue;
          // Acts of both sides may share a name there, as publishing and its confirmation do.
          const key = `${side}: ${place.of}.${place.can}${isOnPiece ? ` ${at}` : ''}`;
          told[key] = said === true;
          ruled[key] ||= isAllowed(name, { side, stand: seen.stand, piece: seen.stand.pieces[at] });
        }
      }
    }
  }
  expect({ stand: seen.stand, ...told }).toEqual({ stand: seen.stand, ...ruled });
}

/** Acts since the last look that pay whatever is published. */
export interface Since {
  before: Seen | null;
  /** The owner released early, or an operator decided. */
  isFreed: boolean;
}

/** Agreement = funded = released + refunded + held, to the paisa; and nothing is paid for what is not published where the plan names it. */
export async function expectWhole(life: Life, seen: Seen, { before, isFreed }: Since): Promise<void> {
  const { application, stand } = seen;
  const { status, amount, released, refunded, payments } = seen.owner.money;
  const isFunded = status !== 'none' && status !== 'created';
  const balances = await readBalances(life.stage.app.context, life.people.applicant.id);
  const held = isFunded ? paise(amount) - paise(released) - paise(refunded) : 0;
  expect(balances.escrow + balances.disputed).toBe(held);
  expect(balances.disputed > 0).toBe(status === 'disputed');
  expect(held > 0).toBe(status === 'held' || status === 'disputed');
  if (!isFunded) expect([released, refunded]).toEqual([0, 0]);
  if (isFunded) expect(sum(payments, (row) => row.amount + row.gst - row.released - row.refunded)).toBe(held);
  expect(sum(payments, (row) => row.released)).toBe(paise(released));
  expect(sum(payments, (row) => row.refunded)).toBeLessThanOrEqual(paise(refunded));
  if (application.terms) {
    expect(sum(payments, (row) => row.amount)).toBe(paise(application.terms.price ?? 0));
    expect(sum(payments, (row) => row.gst)).toBe(paise(application.terms.gst?.amount ?? 0));
  }
  // The price of an application that ended stays as it was then.
  if (hasEnded(application.status)) return expectStates(life, seen);
  const { data: offers, application: sent } = seen.owner.thread;
  const live = offers.find(({ status: each }) => each === 'live');
  const price = application.terms?.price ?? live?.amount ?? sent.quote ?? 0;
  expect(paise(application.quote ?? 0)).toBe(paise(price));
  expectStates(life, seen);
  const [old, now] = [before?.owner.money.payments ?? [], seen.owner.pieces];
  if (isFreed || status === 'refunded' || stand.status === 'cancelled') return;
  const arePiecesSame = before === null || before.owner.pieces.length === now.length;
  for (const [index, payment] of payments.entries()) {
    const isPaid = payment.released > (old[index]?.released ?? 0);
    if (payment.due !== 'published' || !isPaid || !arePiecesSame) continue;
    for (const piece of now.filter((each) => each.delivery === 'publish' && awaits(payment, each))) {
      const { counted_at: at, counted_by: by, cancelled_at: gone } = piece.publication ?? {};
      expect({ piece: piece.id, isPayable: Boolean(at ?? gone) }).toEqual({ piece: piece.id, isPayable: true });
      // Only a delay that the owner asked for pays for what is not published.
      if (by === 'delay') expect(ownersDelays(life, seen).length).toBeGreaterThan(0);
    }
  }
}

/** The gateway has sent back what was refunded, for each payment behind an agreement. */
export async function expectRefunded({ stage, id }: Life, seen: Seen): Promise<void> {
  const sources = await readSources(stage, id);
  const sums = { amount: 0, released: 0, refunded: 0 };
  for (const { application_id: own, status, added_refunded: added, charged_back: taken, ...row } of sources) {
    // The payer's bank took its part itself.
    if (status !== 'created')
      expect(row.refund_sent).toBe((own === null ? row.refunded : row.refunded - added) - taken);
    if (own === null) continue;
    for (const name of ['amount', 'released', 'refunded'] as const) sums[name] += row[name];
  }
  const { status, amount, released, refunded } = seen.owner.money;
  if (status === 'none' || status === 'created') return;
  expect(sums).toEqual({ amount: paise(amount), released: paise(released), refunded: paise(refunded) });
}

const ownersDelays = ({ people }: Life, { owner }: Seen) =>
  owner.changes.data.filter(
    ({ status, proposed_by, publish_by: by }) =>
      status === 'accepted' && by !== null && proposed_by.id === String(people.owner.id),
  );

/** The status of an application is that of its money and its work, and its history is the way it went. */
function expectStates({ bank }: Life, { application, stand: { status, isPaid, money, pieces } }: Seen): void {
  const isWorking = ['in_progress', 'submitted', 'changes_requested', 'approved'].includes(status);
  const isHeld = money === 'held' || money === 'disputed';
  expect({ status, isHeld }).toEqual({ status, isHeld: isWorking && isPaid });
  if (status === 'paid') expect(money).toBe(isPaid ? 'released' : 'none');
  if (money === 'refunded') expect(status).toBe('cancelled');
  // A proposal rests while the payer's bank asks for the money.
  const rests = bank === 'asking' && money === 'disputed';
  if (application.cancellation) expect([status, rests || money]).toEqual(['in_progress', rests || 'held']);
  expect(application.terms !== null).toBe(hasAgreement(status));
  if (isWorking) expect(statusOfWork(pieces.map((piece) => piece.status))).toBe(status);
  const { history } = application;
  expect(history.at(-1)?.to).toBe(status);
  const ways = tableWays();
  for (const { from, to } of history.slice(1)) expect(ways).toContain(`${from} → ${to}`);
}
