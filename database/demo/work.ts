import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import type { DeliverableStatus } from '../../contract/work/deliverables.ts';
import type { Database } from '../connection.ts';
import { insertReturningIds, insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import { dateInIndia } from './campaign-shape.ts';
import { figureRows } from './figures.ts';

/** Statuses of agreements with held money. */
const HELD = new Set<ApplicationStatus>(['in_progress', 'submitted', 'changes_requested']);
const AGREED = new Set<ApplicationStatus>(['accepted', ...HELD, 'approved', 'paid']);
/** Platform fee of the demo's agreements, in basis points. */
const FEE = 500;

interface Piece {
  application: DemoApplication;
  type: string;
  number: number;
  /** Its history so far. */
  way: { from: DeliverableStatus; to: DeliverableStatus; byId: number | null; note: string | null; at: Date }[];
}

interface Story {
  applications: readonly DemoApplication[];
  /** Accounts that can sign in. */
  stars: ReadonlySet<number>;
  now: Date;
  seed: string;
}

/** Inserts the work of every agreement, up to its application's status, and its held money. */
export async function loadWork(db: Database, { applications, stars, now, seed }: Story): Promise<void> {
  const agreed = applications.filter(({ status }) => AGREED.has(status));
  const pieces = agreed.flatMap(planPieces);
  const ids = await insertReturningIds(db, 'deliverable', pieces.map(deliverableRow));
  const events = pieces.flatMap(({ way }, index) =>
    way.map((step) => ({
      deliverable_id: ids[index],
      from_status: step.from,
      to_status: step.to,
      by_id: step.byId,
      note: step.note,
      created_at: step.at,
    })),
  );
  await insertRows(db, 'deliverable_event', events);
  const versions = pieces.flatMap((piece, index) => versionRows(piece, ids[index] ?? 0));
  await insertRows(db, 'deliverable_version', versions);
  const readings = pieces.flatMap(({ application: { influencer, campaign }, type, way }, index) => {
    const platform = platformOf(campaign);
    const at = way.find(({ to }) => to === 'published')?.at;
    return at ? figureRows({ deliverableId: ids[index] ?? 0, influencer, platform, type, at, now, seed }) : [];
  });
  await insertRows(db, 'deliverable_figure', readings);
  await insertRows(
    db,
    'paid_piece',
    pieces.flatMap((piece, index) => paidRow(piece, ids[index] ?? 0)),
  );
  // The past of people who cannot sign in needs no payments.
  const isFeatured = ({ status, campaign, influencer }: DemoApplication) =>
    HELD.has(status) || (status === 'paid' && (stars.has(campaign.creator.id) || stars.has(influencer.id)));
  const orders = agreed.filter((each) => each.quote && isFeatured(each)).map(orderRow);
  await insertRows(db, 'escrow_order', orders);
  await insertRows(db, 'agreement_payment', orders.map(paymentRow));
}

function planPieces(application: DemoApplication): Piece[] {
  const counts = new Map<string, number>();
  const names = application.campaign.content.flatMap(({ type, quantity }) =>
    Array.from({ length: quantity }, () => {
      counts.set(type, (counts.get(type) ?? 0) + 1);
      return { type, number: counts.get(type) ?? 1 };
    }),
  );
  return names.map((name, index) => ({ application, ...name, way: wayOf(application, index) }));
}

/**
 * During the work the first piece has the application's status; after approval all are approved, and after payment
 * published.
 */
function wayOf({ status, events, influencer }: DemoApplication, index: number): Piece['way'] {
  const isDone = status === 'approved' || status === 'paid';
  if (!isDone && index > 0) return [];
  let from: DeliverableStatus = 'planned';
  const way = events.flatMap(({ to, byId, note, at }) => {
    if (to !== 'submitted' && to !== 'changes_requested' && to !== 'approved') return [];
    const step = { from, to, byId, note, at };
    from = to;
    return [step];
  });
  const paidAt = events.find(({ to }) => to === 'paid')?.at;
  const last = way.at(-1)?.to;
  if (!paidAt || last !== 'approved') return way;
  return [...way, { from: last, to: 'published', byId: influencer.id, note: null, at: paidAt }];
}

/** A piece that is paid, and the last day of the rights to it. */
function paidRow({ application: { id, campaign, events } }: Piece, deliverableId: number) {
  const paidAt = events.find(({ to }) => to === 'paid')?.at;
  if (!paidAt) return [];
  const { usage_days: days, usage_territory: territory } = campaign;
  const lastDay = days === null || territory === null ? null : dateInIndia(paidAt, days);
  return [{ deliverable_id: deliverableId, application_id: id, paid_on: dateInIndia(paidAt, 0), last_day: lastDay }];
}

const HOSTS: Record<string, string> = {
  instagram: 'https://www.instagram.com/p/',
  facebook: 'https://www.facebook.com/watch/?v=',
  youtube: 'https://www.youtube.com/watch?v=',
};

/** Platform on which a campaign's work is published. */
const platformOf = ({ platforms }: DemoApplication['campaign']) => platforms[0] ?? 'instagram';

/** Draft of a piece as its creator hands it in; every version of the demo is the same. */
function draftOf({ application: { id, campaign }, number }: Piece) {
  const label = campaign.disclosure_label;
  const address = HOSTS[platformOf(campaign)] ?? HOSTS.instagram;
  return {
    url: `${address}${(id * 7_919 + number).toString(36)}`,
    caption: `${label} ${campaign.title}. My way of it, from my own place.`,
    ai_made: false,
    disclosure: { ok: true, found: label.toLowerCase() },
  };
}

const handIns = ({ way }: Piece) => way.filter(({ to }) => to === 'submitted');

function versionRows(piece: Piece, deliverableId: number) {
  return handIns(piece).map(({ at }, index) => ({
    deliverable_id: deliverableId,
    version: index + 1,
    ...draftOf(piece),
    submitted_at: at,
  }));
}

const notHandedIn = { url: null, caption: '', ai_made: false, disclosure: null };

function deliverableRow(piece: Piece) {
  const { application, type, number, way } = piece;
  const { id, events } = application;
  const last = way.at(-1);
  const at = (status: DeliverableStatus) => way.findLast(({ to }) => to === status)?.at ?? null;
  const version = handIns(piece).length;
  const made = events.find(({ to }) => to === 'accepted')?.at ?? events[0]?.at;
  return {
    application_id: id,
    content_type: type,
    number,
    status: last?.to ?? 'planned',
    ...(last ? draftOf(piece) : notHandedIn),
    version,
    approved_version: at('approved') ? version : null,
    submitted_at: at('submitted'),
    approved_at: at('approved'),
    published_at: at('published'),
    counted_at: at('published'),
    counted_by: at('published') ? 'owner' : null,
    created_at: made,
    updated_at: last?.at ?? made,
  };
}

function orderRow({ id, campaign, influencer, quote, status, events }: DemoApplication) {
  const at = (to: ApplicationStatus) => events.find((event) => event.to === to)?.at ?? null;
  const amount = quote ?? 0;
  const isPaid = status === 'paid';
  return {
    application_id: id,
    payer_id: campaign.creator.id,
    payee_id: influencer.id,
    provider_id: `order_story${id}`,
    payment_id: `pay_story${id}`,
    amount,
    fee_basis_points: FEE,
    status: isPaid ? 'released' : 'held',
    released: isPaid ? amount : 0,
    fee: isPaid ? Math.floor((amount * FEE) / 10_000) : 0,
    gst: 0,
    tds: 0,
    refunded: 0,
    created_at: at('accepted'),
    paid_at: at('in_progress'),
    ended_at: at('paid'),
  };
}

/** The one payment of an agreement, on publication. */
function paymentRow({ application_id, amount, released, ended_at }: ReturnType<typeof orderRow>) {
  return {
    application_id,
    number: 1,
    label: 'On publication',
    amount,
    gst: 0,
    due: 'published',
    pieces: [],
    released,
    refunded: 0,
    released_at: ended_at,
  };
}
