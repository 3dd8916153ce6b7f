import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleX, Handshake, Hourglass, Undo2 } from 'lucide-react';
import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

const looks: Record<PledgeStatus, { name: MessageDescriptor; icon: LucideIcon; tone: Tone }> = {
  pledged: { name: msg`pledged`, icon: Hourglass, tone: 'amber' },
  accepted: { name: msg`accepted`, icon: Handshake, tone: 'blue' },
  contributed: { name: msg`contributed`, icon: CircleCheck, tone: 'green' },
  declined: { name: msg`declined`, icon: CircleX, tone: 'grey' },
  withdrawn: { name: msg`withdrawn`, icon: Undo2, tone: 'grey' },
};

/** Status of a pledge; `isAsked`: the reader has to answer. */
export function PledgeTag({ status, isAsked = false }: { status: PledgeStatus; isAsked?: boolean }) {
  const { _ } = useLingui();
  const { name, icon, tone } = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {isAsked && status === 'pledged' ? _(msg`pledged, awaiting your answer`) : _(name)}
    </Tag>
  );
}
