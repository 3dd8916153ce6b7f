import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleDashed, FileCheck, Globe, PencilLine } from 'lucide-react';
import type { Deliverable, DeliverableStatus, FigureName } from '../../../contract/work/deliverables.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

export const pieceLooks: Record<DeliverableStatus, { name: MessageDescriptor; icon: LucideIcon; tone: Tone }> = {
  planned: { name: msg`Planned`, icon: CircleDashed, tone: 'outline' },
  submitted: { name: msg`Submitted`, icon: FileCheck, tone: 'blue' },
  changes_requested: { name: msg`Changes requested`, icon: PencilLine, tone: 'amber' },
  approved: { name: msg`Approved`, icon: CircleCheck, tone: 'green' },
  published: { name: msg`Published`, icon: Globe, tone: 'peacock' },
};

export function PieceTag({ status }: { status: DeliverableStatus }) {
  const { i18n } = useLingui();
  const { name, icon, tone } = pieceLooks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {i18n._(name)}
    </Tag>
  );
}

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
