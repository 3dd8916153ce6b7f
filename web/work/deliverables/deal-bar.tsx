import { Trans, useLingui } from '@lingui/react/macro';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { formatDay } from '../../lib/format.ts';
import { type Stage, StageBar } from '../../ui/data/stage-bar.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { workStages } from './work-stages.ts';

interface DealBarProps {
  pieces: readonly Deliverable[];
  /** Undefined while it is loading, and where no money is shown. */
  escrow: Escrow | undefined;
  as: 'creator' | 'influencer' | 'side';
}

/** How far an agreement is: agreed, funded, work, live, paid. On phones one line names the stage that it is at. */
export function DealBar({ pieces, escrow, as }: DealBarProps) {
  const { t, i18n } = useLingui();
  const { isFunded, approved, live, all, paid, total } = workStages(pieces, escrow, as);
  const day = escrow?.paid_at ? formatDay(escrow.paid_at, { locale: i18n.locale }) : null;
  const money = isFunded !== null && total !== null && paid !== null;
  const stages: Stage[] = [
    { id: 'agreed', name: <Trans context="stage">Agreed</Trans>, line: null, isOver: true },
    ...(money
      ? [
          {
            id: 'funded',
            name: <Trans context="stage">Funded</Trans>,
            line: isFunded && day ? day : null,
            isOver: isFunded,
          },
        ]
      : []),
    {
      id: 'work',
      name: <Trans context="stage">Work</Trans>,
      line: (
        <Trans>
          {approved} of {all} approved
        </Trans>
      ),
      isOver: approved === all,
    },
    {
      id: 'live',
      name: <Trans context="stage">Live</Trans>,
      line: (
        <Trans>
          {live} of {all}
        </Trans>
      ),
      isOver: live === all,
    },
    ...(money
      ? [
          {
            id: 'paid',
            name: <Trans context="stage">Paid</Trans>,
            line: (
              <Trans>
                {formatRupees(paid)} of {formatRupees(total)}
              </Trans>
            ),
            isOver: paid === total,
          },
        ]
      : []),
  ];
  return <StageBar label={t`Progress of the agreement`} stages={stages} />;
}
