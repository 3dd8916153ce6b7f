import { Trans } from '@lingui/react/macro';
import { CircleCheck, Scale, Split, Undo2 } from 'lucide-react';
import type { Dispute } from '../../../contract/work/disputes.ts';
import { Tag } from '../../ui/data/tag.tsx';

/** Open, or the decision. */
export function DisputeTag({ outcome }: Pick<Dispute, 'outcome'>) {
  switch (outcome) {
    case 'release':
      return (
        <Tag tone="green" icon={CircleCheck}>
          <Trans>Released</Trans>
        </Tag>
      );
    case 'refund':
      return (
        <Tag tone="blue" icon={Undo2}>
          <Trans>Refunded</Trans>
        </Tag>
      );
    case 'split':
      return (
        <Tag tone="peacock" icon={Split}>
          <Trans>Split</Trans>
        </Tag>
      );
    default:
      return (
        <Tag tone="amber" icon={Scale}>
          <Trans context="state">Open</Trans>
        </Tag>
      );
  }
}
