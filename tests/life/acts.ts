import { takenStatuses } from '../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import type { OfferSide } from '../../contract/campaigns/offer-sides.ts';
import type { ChangeOrder } from '../../contract/work/change-orders.ts';
import type { DeliverableStatus } from '../../contract/work/deliverables.ts';
import type { Escrow } from '../../contract/work/escrow.ts';
import type { Idea } from '../../contract/work/ideas.ts';

/** How far a change goes, which decides how long it can be made: rights and price until the end, work only while it is done. */
export type ChangeKind = 'work' | 'publication' | 'rights';

/** Where an application stands, as far as it decides what may be done. */
export interface Stand {
  status: ApplicationStatus;
  /** Its campaign pays money, which has to be there before the work starts. */
  isPaid: boolean;
  /** The product that its campaign sends: none, on its way, or confirmed. */
  product: 'none' | 'awaited' | 'arrived';
  money: Escrow['status'];
  offerBy: OfferSide | null;
  /** Side of the open proposal to cancel, and the sides that have had theirs. */
  split: { by: OfferSide } | null;
  splits: readonly OfferSide[];
  disputeBy: OfferSide | null;
  change: {
    by: OfferSide;
    status: ChangeOrder['status'];
    isAnswered: boolean;
    isInTime: boolean;
    of: ChangeKind;
  } | null;
  pieces: readonly PieceStand[];
}

export interface PieceStand {
  status: DeliverableStatus;
  idea: { status: Idea['status']; isChanged: boolean } | null;
  isLabelled: boolean;
  hasRounds: boolean;
  isAwaited: boolean;
  isCounted: boolean;
  isCancelled: boolean;
  isLate: boolean;
  isNoticed: boolean;
}

type Way = readonly [from: ApplicationStatus, to: ApplicationStatus];
interface Asked {
  side: OfferSide;
  stand: Stand;
  /** The piece that the act is about; undefined before there is one. */
  piece: PieceStand | undefined;
}

const both = ['owner', 'applicant'] as const;
const owner = ['owner'] as const;
const applicant = ['applicant'] as const;
const open = ['applied', 'shortlisted', 'offered'] as const;
const working = ['in_progress', 'submitted', 'changes_requested'] as const;
const active = ['accepted', ...working] as const;
const unfinished = [...active, 'approved'] as const;
const statusesOf: Record<ChangeKind, readonly ApplicationStatus[]> = {
  work: active,
  publication: unfinished,
  rights: takenStatuses,
};
const each = <F extends ApplicationStatus>(from: readonly F[], to: ApplicationStatus) =>
  from.map((status): Way => [status, to]);

/** Further conditions of acts by their name. */
const conditions = {
  ownOffer: ({ side, stand }) => stand.offerBy === side,
  // An offer of the owner waits for its answer.
  noOwnersOffer: ({ stand }) => stand.offerBy !== 'owner',
  theirOffer: ({ side, stand }) => stand.offerBy !== null && stand.offerBy !== side,
  // Each side proposes a split once, and answers that of the other.
  ownSplitLeft: ({ side, stand }) => !stand.splits.includes(side),
  splitTurn: ({ side, stand }) =>
    stand.money !== 'held' || (stand.split ? stand.split.by !== side : !stand.splits.includes(side)),
  splitOpen: ({ stand }) => stand.split !== null,
  paid: ({ stand }) => stand.isPaid,
  // Work for a product starts with the agreement.
  started: ({ stand }) => stand.status !== 'accepted' || !stand.isPaid,
  productAwaited: ({ stand }) => stand.product === 'awaited',
  undisputed: ({ stand }) => stand.money !== 'disputed',
  goesOn: ({ stand }) => stand.money !== 'disputed' && stand.split === null,
  allApproved: ({ stand }) => stand.pieces.every(({ status }) => status === 'approved' || status === 'published'),
  theirDispute: ({ side, stand }) => stand.disputeBy !== null && stand.disputeBy !== side,
  ideaAgreed: ({ piece }) => !piece?.idea || piece.idea.status === 'approved',
  ideaWanted: ({ piece }) => piece?.idea?.status === 'wanted' || piece?.idea?.status === 'changes_requested',
  ideaSent: ({ piece }) => piece?.idea?.status === 'submitted',
  ideaUnchanged: ({ piece }) => piece?.idea?.isChanged === false,
  labelled: ({ piece }) => piece?.isLabelled === true,
  hasRounds: ({ piece }) => piece?.hasRounds === true,
  awaited: ({ piece }) => piece?.isAwaited === true,
  uncounted: ({ piece }) => piece?.isCounted === false,
  kept: ({ piece }) => piece?.isCancelled === false,
  late: ({ piece }) => piece?.isLate === true,
  unannounced: ({ piece }) => piece?.isNoticed === false,
  ownChange: ({ side, stand }) => isOpen(stand) && stand.change?.by === side,
  theirChange: ({ side, stand }) => isOpen(stand) && stand.change?.by !== side,
  changeUnpaid: ({ stand }) => stand.change?.status === 'funding' && stand.change.isInTime,
  changeFits: ({ stand }) => stand.change !== null && statusesOf[stand.change.of].includes(stand.status),
} satisfies Record<string, (asked: Asked) => boolean>;

/** Without an answer yet. One that the work has overtaken can still be declined or withdrawn, which makes room for another. */
const isOpen = ({ change }: Stand) => change?.status === 'open' || (change?.status === 'lapsed' && !change.isAnswered);

export interface Act {
  /** The thing whose reply says in `can` whether the act may be made, and its name there. */
  of: 'application' | 'thread' | 'offer' | 'piece' | 'idea' | 'money' | 'changes' | 'change' | 'dispute';
  can: string;
  /** Where else replies say it. */
  also?: Pick<Act, 'of' | 'can'>;
  by: readonly OfferSide[];
  /** Statuses of the application, and of its money and of the piece; all where missing. */
  from?: readonly ApplicationStatus[];
  money?: readonly Escrow['status'][];
  piece?: readonly DeliverableStatus[];
  needs?: readonly (keyof typeof conditions)[];
  /** Ways of the application that the act itself takes; none: it stays. */
  ways?: readonly Way[];
  /** It may be refused for what it asks, such as a price below what is paid. */
  isJudged?: true;
  /** It ends or changes something, so that lives which are to get far make it seldom. */
  isRare?: true;
}

/**
 * The life of an application: who may do what in which state of it, of its money and of its work. Source: the product's rules, Campaigns and
 * Deals. Random lives are generated from this table, and compared with what replies and the server's own rules say.
 */
export const acts = {
  shortlist: {
    of: 'application',
    can: 'shortlisted',
    by: owner,
    from: ['applied'],
    ways: [['applied', 'shortlisted']],
  },
  decline: { isRare: true, of: 'application', can: 'declined', by: owner, from: open, ways: each(open, 'declined') },
  withdraw: {
    isRare: true,
    of: 'application',
    can: 'withdrawn',
    by: applicant,
    from: open,
    ways: each(open, 'withdrawn'),
  },
  offer: { of: 'thread', can: 'offer', by: both, from: open, ways: each(open, 'offered') },
  offerAgain: {
    ...{ of: 'application', can: 'offered', by: owner, from: open, needs: ['noOwnersOffer'] },
    ways: each(open, 'offered'),
  },
  acceptAtOnce: {
    ...{ of: 'application', can: 'accepted', by: applicant, from: ['offered'], needs: ['theirOffer'] },
    ways: [['offered', 'accepted']],
  },
  accept: {
    ...{ of: 'offer', can: 'accepted', by: both, from: ['offered'], needs: ['theirOffer'] },
    ways: [['offered', 'accepted']],
  },
  refuseOffer: {
    ...{ isRare: true, of: 'offer', can: 'declined', by: both, from: ['offered'], needs: ['theirOffer'] },
    ways: [...each(['offered'], 'applied'), ...each(['offered'], 'shortlisted')],
  },
  takeOfferBack: {
    ...{ isRare: true, of: 'offer', can: 'withdrawn', by: both, from: ['offered'], needs: ['ownOffer'] },
    ways: [...each(['offered'], 'applied'), ...each(['offered'], 'shortlisted')],
  },
  fund: {
    ...{ of: 'money', can: 'fund', by: owner, from: ['accepted'], needs: ['paid'] },
    ways: [['accepted', 'in_progress']],
  },
  cancel: {
    ...{ isRare: true, of: 'application', can: 'cancelled', by: both, from: ['accepted', 'in_progress'] },
    needs: ['undisputed', 'splitTurn'],
    ways: each(['accepted', 'in_progress'], 'cancelled'),
  },
  split: {
    ...{ isRare: true, of: 'application', can: 'propose', by: both, from: ['in_progress'], money: ['held'] },
    needs: ['splitTurn', 'ownSplitLeft'],
  },
  goOn: { isRare: true, of: 'application', can: 'in_progress', by: both, needs: ['splitOpen', 'undisputed'] },
  release: {
    ...{ isRare: true, of: 'money', can: 'release', by: owner, money: ['held'], needs: ['allApproved'] },
    ways: [['approved', 'paid']],
  },
  dispute: { isRare: true, of: 'money', can: 'dispute', by: both, money: ['held'] },
  answerDispute: { of: 'dispute', can: 'answer', by: both, needs: ['theirDispute'] },
  sendIdea: { of: 'idea', can: 'submitted', by: applicant, from: active, needs: ['ideaWanted', 'started', 'goesOn'] },
  agreeIdea: { of: 'idea', can: 'approved', by: owner, from: active, needs: ['ideaSent', 'started', 'goesOn'] },
  changeIdea: {
    ...{ of: 'idea', can: 'changes_requested', by: owner, from: active },
    needs: ['ideaSent', 'ideaUnchanged', 'started', 'goesOn'],
  },
  handIn: {
    ...{ of: 'piece', can: 'submitted', by: applicant, from: active, needs: ['ideaAgreed', 'started', 'goesOn'] },
    piece: ['planned', 'submitted', 'changes_requested'],
    ways: each(['in_progress', 'changes_requested'], 'submitted'),
  },
  askChanges: {
    ...{ of: 'piece', can: 'changes_requested', by: owner, from: active, needs: ['hasRounds', 'started', 'goesOn'] },
    piece: ['submitted'],
    ways: [['submitted', 'changes_requested']],
  },
  approve: {
    ...{ of: 'piece', can: 'approved', by: owner, from: active, needs: ['labelled', 'started', 'goesOn'] },
    piece: ['submitted'],
    ways: [['submitted', 'approved']],
  },
  publish: { of: 'piece', can: 'published', by: applicant, piece: ['approved'], needs: ['kept'] },
  confirm: {
    ...{ of: 'piece', can: 'published', by: owner, piece: ['approved', 'published'] },
    needs: ['awaited', 'uncounted', 'kept'],
  },
  cancelLate: {
    ...{ of: 'piece', can: 'cancel', by: owner, piece: ['approved'] },
    needs: ['awaited', 'late', 'unannounced', 'kept'],
  },
  arrive: {
    ...{ of: 'application', can: 'arrival', by: applicant, from: unfinished, needs: ['productAwaited'] },
    ways: [['approved', 'paid']],
  },
  change: {
    ...{ isRare: true, of: 'changes', can: 'propose', also: { of: 'application', can: 'change' } },
    ...{ by: both, from: statusesOf.work, needs: ['goesOn'], isJudged: true },
  },
  publishLater: {
    ...{
      isRare: true,
      of: 'changes',
      can: 'publication',
      by: both,
      from: statusesOf.publication,
      needs: ['goesOn'],
      isJudged: true,
    },
  },
  renew: {
    ...{ isRare: true, of: 'changes', can: 'renew', also: { of: 'application', can: 'renew' } },
    ...{ by: both, from: statusesOf.rights, needs: ['goesOn'], isJudged: true },
  },
  agreeChange: {
    of: 'change',
    can: 'accepted',
    by: both,
    needs: ['theirChange', 'changeFits', 'goesOn'],
    isJudged: true,
  },
  refuseChange: { isRare: true, of: 'change', can: 'declined', by: both, needs: ['theirChange'] },
  takeChangeBack: { isRare: true, of: 'change', can: 'withdrawn', by: both, needs: ['ownChange'] },
  fundChange: { of: 'change', can: 'fund', by: owner, needs: ['changeUnpaid', 'changeFits', 'goesOn'], isJudged: true },
} as const satisfies Record<string, Act>;
export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as ActName[];

/** Ways that the system takes: when time passes, money has moved, or an operator has decided. */
export const systemWays: readonly Way[] = [
  ...each(open, 'declined'),
  ...each(['offered'], 'applied'),
  ...each(['offered'], 'shortlisted'),
  ...each(['accepted', 'in_progress', 'approved'], 'cancelled'),
  ['submitted', 'approved'],
  ['approved', 'paid'],
  ...each(working, 'paid'),
  ...each(working, 'cancelled'),
];

/** Whether the table lets a side make an act. */
export function isAllowed(name: ActName, asked: Asked): boolean {
  const act: Act = acts[name];
  const { side, stand, piece } = asked;
  return (
    act.by.includes(side) &&
    (act.from?.includes(stand.status) ?? true) &&
    (act.money?.includes(stand.money) ?? true) &&
    (act.piece === undefined || (piece !== undefined && act.piece.includes(piece.status))) &&
    (act.needs ?? []).every((need) => conditions[need](asked))
  );
}
