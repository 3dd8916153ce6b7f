import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Stage {
  id: string;
  name: ReactNode;
  line?: ReactNode;
  isOver: boolean;
}

interface StageBarProps {
  label: string;
  stages: readonly Stage[];
}

/** Stages in their order with a line each; on phones only the one that is current. */
export function StageBar({ label, stages }: StageBarProps) {
  const at = stages.findIndex(({ isOver }) => !isOver);
  return (
    <ol aria-label={label} className="num grid gap-1 md:auto-cols-fr md:grid-flow-col">
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
