/** Random histories of a brand and an influencer, for figures computed from events. */
import fc from 'fast-check';
import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import { addDays, dateInIndia } from '../../contract/kit/calendar.ts';
import type { Database } from '../../database/connection.ts';
import { moves } from '../../server/campaigns/applications/applications.rules.ts';
import { makeCampaign } from '../makers/campaign.ts';
import { countWork } from './finished.ts';

const hour = 3_600_000;

interface Happened<Status> {
  from: Status;
  to: Status;
  by: 'creator' | 'applicant' | 'system';
  at: Date;
}

type PieceStatus = 'planned' | 'submitted' | 'changes_requested' | 'approved';

export interface PastWork {
  /** In paise; null for unpaid work. */
  quote: number | null;
  readyBy: string | null;
  endDate: string;
  appliedAt: Date;
  moves: Happened<ApplicationStatus>[];
  pieces: Happened<PieceStatus>[][];
}

export const statusOf = (work: PastWork): ApplicationStatus => work.moves.at(-1)?.to ?? 'applied';

const dice = fc.array(fc.nat(999), { minLength: 60, maxLength: 60 });

/** A random walk through the state machine with submitted and judged pieces, from 500 days ago until now. */
export const pastWork: fc.Arbitrary<PastWork> = dice.map((rolls) => {
  let next = 0;
  const roll = (sides: number) => (rolls[next++ % rolls.length] ?? 0) % sides;
  const now = Date.now();
  const start = now - roll(500) * 24 * hour - roll(24) * hour;
  const dayIn = (days: number) => addDays(dateInIndia(new Date(start)), days);
  return {
    quote: roll(4) === 0 ? null : 100_000 + roll(900),
    readyBy: roll(2) ? dayIn(roll(60)) : null,
    endDate: dayIn(roll(90)),
    appliedAt: new Date(start),
    moves: walk({ start, now, roll }),
    pieces: Array.from({ length: 1 + roll(2) }, () => handIn({ start, now, roll })),
  };
});

interface Walk {
  start: number;
  now: number;
  roll: (sides: number) => number;
}

function walk({ start, now, roll }: Walk): PastWork['moves'] {
  const made: PastWork['moves'] = [];
  let from: ApplicationStatus = 'applied';
  for (let at = start; ; ) {
    const open = moves.filter((move) => move.from === from);
    const move = open[roll(open.length || 1)];
    at += (1 + roll(240)) * hour;
    if (!move || at > now || roll(12) === 0) return made;
    made.push({ from, to: move.to, by: move.by[roll(move.by.length)] ?? 'system', at: new Date(at) });
    from = move.to;
  }
}

function handIn({ start, now, roll }: Walk): PastWork['pieces'][number] {
  const made: PastWork['pieces'][number] = [];
  let from: PieceStatus = 'planned';
  for (let at = start; from !== 'approved'; ) {
    at += (1 + roll(400)) * hour;
    if (at > now || roll(5) === 0) return made;
    const to: PieceStatus = from === 'submitted' ? (roll(3) ? 'approved' : 'changes_requested') : 'submitted';
    const by = to === 'submitted' ? 'applicant' : to === 'approved' && roll(3) === 0 ? 'system' : 'creator';
    made.push({ from, to, by, at: new Date(at) });
    from = to;
  }
  return made;
}

/** Work that counts: paid, and the pair's first in 30 days. */
export function countedOf(works: readonly PastWork[]): PastWork[] {
  const counted: PastWork[] = [];
  const paidAt = (work: PastWork) => work.moves.at(-1)?.at.getTime() ?? 0;
  const paid = works.filter((work) => statusOf(work) === 'paid').toSorted((a, b) => paidAt(a) - paidAt(b));
  for (const work of paid) {
    const last = counted.at(-1);
    if (!last || paidAt(work) - paidAt(last) >= 30 * 24 * hour) counted.push(work);
  }
  return counted;
}

/** Stores a history as the product would have. */
export async function keepPast(db: Database, works: readonly PastWork[], of: { brand: number; influencer: number }) {
  const counted = countedOf(works);
  const idOf = { creator: of.brand, applicant: of.influencer, system: null };
  for (const work of works) {
    const start = dateInIndia(work.appliedAt);
    const campaign = await makeCampaign(db, {
      creator_id: of.brand,
      application_deadline: start,
      start_date: start,
      end_date: work.endDate,
    });
    const { id } = await db
      .insertInto('application')
      .values({
        campaign_id: campaign.id,
        owner_id: of.brand,
        influencer_id: of.influencer,
        quote: work.quote,
        ready_by: work.readyBy,
        status: statusOf(work),
        created_at: work.appliedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const eventsOf = <S>(happened: readonly Happened<S>[]) =>
      happened.map(({ from, to, by, at }) => ({ from_status: from, to_status: to, by_id: idOf[by], created_at: at }));
    await db
      .insertInto('application_event')
      .values([
        { application_id: id, to_status: 'applied', by_id: of.influencer, created_at: work.appliedAt },
        ...eventsOf(work.moves).map((event) => ({ ...event, application_id: id })),
      ])
      .execute();
    for (const [index, piece] of work.pieces.entries()) {
      const deliverable = await db
        .insertInto('deliverable')
        .values({ application_id: id, content_type: 'reel', number: index + 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const events = eventsOf(piece).map((event) => ({ ...event, deliverable_id: deliverable.id }));
      if (events.length > 0) await db.insertInto('deliverable_event').values(events).execute();
    }
    if (statusOf(work) === 'paid') await keepPayment(db, { id, work, of });
    const counted_at = work.moves.at(-1)?.at;
    if (!counted_at || !counted.includes(work)) continue;
    const pair = { business_id: of.brand, influencer_id: of.influencer };
    await countWork(db, { application_id: id, campaign_id: campaign.id, ...pair, counted_at });
  }
}

interface Payment {
  id: number;
  work: PastWork;
  of: { brand: number; influencer: number };
}

async function keepPayment(db: Database, { id, work, of }: Payment): Promise<void> {
  const at = work.moves.at(-1)?.at ?? null;
  await db
    .insertInto('escrow_order')
    .values({
      application_id: id,
      payer_id: of.brand,
      payee_id: of.influencer,
      provider_id: `order_past${id}`,
      payment_id: `pay_past${id}`,
      amount: 100_000,
      released: 100_000,
      fee_basis_points: 500,
      status: 'released',
      paid_at: at,
      ended_at: at,
    })
    .execute();
}
