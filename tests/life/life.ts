import type { Application } from '../../contract/campaigns/applications.ts';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../contract/campaigns/compensation.rules.ts';
import type { OfferSide } from '../../contract/campaigns/offer-sides.ts';
import { dateInIndia } from '../../contract/kit/calendar.ts';
import type { Can } from '../../contract/kit/can.ts';
import type { ChangeOrder } from '../../contract/work/change-orders.ts';
import type { Deliverable } from '../../contract/work/deliverables.ts';
import type { Dispute } from '../../contract/work/disputes.ts';
import type { AgreedPayment, Escrow } from '../../contract/work/escrow.ts';
import type { OfferThread } from '../../contract/work/offers.ts';
import type { ApiReply } from '../app.ts';
import type { Player, Stage } from '../campaigns/stage.ts';
import type { Act, ChangeKind, PieceStand, Stand } from './acts.ts';

/** One application between the stage's brand and an influencer. */
export interface Life {
  stage: Stage;
  campaign: Campaign;
  id: string;
  people: Record<OfferSide, Player>;
  operator: Player;
  /** The payer's bank asks for the payment back; it does so at most once. */
  bank: 'quiet' | 'asking' | 'done';
}

type Says = Record<string, Can>;
/** Everything that the calls say to one side. */
interface Read {
  application: Says;
  thread: OfferThread;
  money: Escrow;
  pieces: readonly Deliverable[];
  changes: { data: ChangeOrder[]; can: Says };
  dispute: Dispute | null;
}

/** Replies about an application that both sides read, and the state they show. */
export interface Seen {
  owner: Read;
  applicant: Read;
  application: Application;
  stand: Stand;
}

const dataOf = ({ status, body }: ApiReply) => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};

async function readApplication({ stage, campaign, id, people }: Life): Promise<Application> {
  const path = `GET /campaign/apply_users/${campaign.id}?user=${people.applicant.id}`;
  const list = dataOf(await stage.call(people.owner, path)) as Application[];
  return list.find((each) => each.id === id) as Application;
}

/** Reads everything as both sides. */
export async function look(life: Life): Promise<Seen> {
  const { stage, campaign, id, people } = life;
  const read = async (side: OfferSide, application: () => Promise<Says>): Promise<Read> => {
    const get = (path: string) => stage.call(people[side], `GET /campaign/${path}`);
    return {
      money: dataOf(await get(`applications/${id}/escrow`)) as Escrow,
      changes: (await get(`applications/${id}/change-orders`)).body as unknown as Read['changes'],
      thread: (await get(`applications/${id}/offers`)).body as unknown as OfferThread,
      // Before there is an agreement the campaign has no work for its applicant.
      pieces: ((await get(`${campaign.id}/deliverables`)).body.data ?? []) as Deliverable[],
      dispute: dataOf(await get(`applications/${id}/dispute`)) as Dispute | null,
      application: await application(),
    };
  };
  // Both look for payments whose webhook has not come, which move all the rest.
  for (const what of ['escrow', 'change-orders'])
    await stage.call(people.owner, `GET /campaign/applications/${id}/${what}`);
  let application: Application | undefined;
  const owner = await read('owner', async () => {
    application = await readApplication(life);
    return application.can as Says;
  });
  const applicant = await read('applicant', async () => {
    const own = dataOf(await stage.call(people.applicant, `GET /campaign/${campaign.id}`)) as Campaign;
    return (own.my_application?.can ?? {}) as Says;
  });
  if (!application) throw new Error('The owner reads the application.');
  return { owner, applicant, application, stand: await standOf(life, application, owner) };
}

async function standOf({ stage, people, id, campaign }: Life, application: Application, seen: Read): Promise<Stand> {
  const { db, now } = stage.app.context;
  const sideOf = (account: string): OfferSide => (account === String(people.owner.id) ? 'owner' : 'applicant');
  const proposals = await db
    .selectFrom('cancellation')
    .select('by_side')
    .where('application_id', '=', Number(id))
    .execute();
  const [change] = seen.changes.data;
  const { dispute } = seen;
  return {
    status: application.status,
    isPaid: offersMoney(campaign),
    product: productOf(application),
    money: seen.money.status,
    offerBy: seen.thread.data.find(({ status }) => status === 'live')?.by ?? null,
    split: application.cancellation && { by: application.cancellation.by },
    splits: proposals.map(({ by_side }) => by_side),
    disputeBy: dispute?.status === 'open' ? sideOf(dispute.opened_by) : null,
    change: change
      ? {
          by: sideOf(change.proposed_by.id),
          status: change.status,
          isAnswered: change.answered_at !== null,
          isInTime: change.fund_by !== null && new Date(change.fund_by) > now(),
          of: kindOf(change),
        }
      : null,
    pieces: seen.pieces.map((piece) => readPiece(piece, { application, payments: seen.money.payments, now: now() })),
  };
}

function productOf({ arrival }: Application): Stand['product'] {
  if (!arrival) return 'none';
  return arrival.confirmed_at === null ? 'awaited' : 'arrived';
}

function kindOf({ revisions, ready_by, deliverables, payments, publish_by: by }: ChangeOrder): ChangeKind {
  if ([revisions, ready_by, deliverables, payments].some((term) => term !== null)) return 'work';
  return by === null ? 'rights' : 'publication';
}

interface Around {
  application: Application;
  payments: readonly AgreedPayment[];
  now: Date;
}

/** Whether a payment waits for this piece, by the name that plans have for it. */
export function awaits({ deliverables: named }: AgreedPayment, { type, number }: Deliverable): boolean {
  return named.length === 0 || named.includes(`${type}-${number}`);
}

function readPiece(piece: Deliverable, { application, payments, now }: Around): PieceStand {
  const { status, idea, publication, disclosure, disclosure_needed, disclosure_shown: shown } = piece;
  const asked = piece.history.filter(({ to }) => to === 'changes_requested').length;
  const open = payments.filter(
    (each) => each.due === 'published' && each.released + each.refunded < each.amount + each.gst,
  );
  return {
    status,
    idea: idea && { status: idea.status, isChanged: idea.note !== null },
    isLabelled: disclosure?.ok === true && disclosure_needed.every((place) => shown[place]),
    hasRounds: asked < (application.terms?.revisions ?? 0),
    isAwaited: piece.delivery === 'publish' && open.some((payment) => awaits(payment, piece)),
    isCounted: Boolean(publication?.counted_at),
    isCancelled: Boolean(publication?.cancelled_at),
    isLate: (publication?.publish_by ?? '9999-12-31') < dateInIndia(now),
    isNoticed: Boolean(publication?.cancel_notice_at),
  };
}

/** Whether a side may make an act, as the thing it acts on says; undefined where there is no such thing. */
export function saidTo(read: Read, { of, can }: Pick<Act, 'of' | 'can'>, at: number): Can | undefined {
  const things: Record<Act['of'], Says | undefined> = {
    application: read.application,
    thread: read.thread.can as Says,
    offer: read.thread.data.at(-1)?.can as Says | undefined,
    piece: read.pieces[at]?.can as Says | undefined,
    idea: read.pieces[at]?.idea?.can as Says | undefined,
    money: read.money.can as Says,
    changes: read.changes.can,
    change: read.changes.data[0]?.can as Says | undefined,
    dispute: read.dispute?.can as Says | undefined,
  };
  return things[of]?.[can];
}
