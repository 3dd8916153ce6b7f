import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleDashed, FileCheck, Globe, PencilLine } from 'lucide-react';
import type { Deliverable, DeliverableStatus } from '../../../contract/work/deliverables.ts';
import type { FigureName } from '../../../contract/work/figures.ts';

export const pieceLooks: Record<DeliverableStatus, { name: MessageDescriptor; icon: LucideIcon }> = {
  planned: { name: msg`Planned`, icon: CircleDashed },
  submitted: { name: msg`Submitted`, icon: FileCheck },
  changes_requested: { name: msg`Changes requested`, icon: PencilLine },
  approved: { name: msg`Approved`, icon: CircleCheck },
  published: { name: msg`Published`, icon: Globe },
};

export const figureLabels: Record<FigureName, MessageDescriptor> = {
  views: msg`Views`,
  reach: msg`Reach`,
  likes: msg`Likes`,
  comments: msg`Comments`,
  shares: msg`Shares`,
  saves: msg`Saves`,
};

/** Number of the round: 1 plus the requests for changes. */
export function roundOf({ history }: Pick<Deliverable, 'history'>): number {
  return 1 + history.filter(({ to }) => to === 'changes_requested').length;
}

export function isDone({ status }: Pick<Deliverable, 'status'>): boolean {
  return status === 'approved' || status === 'published';
}

/** Published, and confirmed where money waits for it; work that is handed over counts from its approval. */
export function isLive(piece: Pick<Deliverable, 'status' | 'delivery' | 'publication'>): boolean {
  if (piece.delivery === 'hand_over') return isDone(piece);
  return piece.status === 'published' && piece.publication?.counted_at !== null;
}
