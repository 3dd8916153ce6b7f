import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { formatDay } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
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
  const stages: { id: string; name: ReactNode; line: ReactNode; isOver: boolean }[] = [
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
  const at = stages.findIndex(({ isOver }) => !isOver);
  return (
    <ol aria-label={t`Progress of the agreement`} className="num grid gap-1 md:auto-cols-fr md:grid-flow-col">
      {stages.map(({ id, name, line, isOver }, index) => {
        const isAt = index === at || (at === -1 && index === stages.length - 1);
        return (
          <li
            key={id}
            aria-current={index === at ? 'step' : undefined}
            className={cx('min-w-0 text-sm', isAt ? '' : 'max-md:hidden')}
          >
            <span
              className={cx('mb-1.5 block h-1 rounded-full max-md:hidden', isOver || isAt ? 'bg-pea' : 'bg-line')}
            />
            <span className={cx('flex items-center gap-1.5 font-semibold', isOver || isAt ? '' : 'text-t3')}>
              {isOver ? <Check className="size-4 flex-none" /> : null}
              {name}
            </span>
            <span className="block text-t3 text-xs">{line}</span>
          </li>
        );
      })}
    </ol>
  );
}
