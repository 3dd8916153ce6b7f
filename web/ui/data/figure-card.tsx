import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../overlays/popover.tsx';
import { Card } from './card.tsx';
import { Sparkline } from './sparkline.tsx';

export interface Figure {
  name: string;
  /** Null: no data. */
  value: string | null;
  note?: ReactNode;
  /** Meaning, source and formula. */
  definition: ReactNode;
  /** Past values, oldest first. */
  trend?: readonly (number | null)[];
}

/** Large figure with its definition on demand. */
export function FigureCard({ name, value, note, definition, trend }: Figure) {
  const { t } = useLingui();
  return (
    <Card as="li" padding="sm" className="grid content-start">
      <div className="flex items-start justify-between gap-1">
        <span className="text-sm text-t2">{name}</span>
        <Popover
          label={t`How we calculate ${name}`}
          className="w-72 p-4"
          trigger={(props) => (
            <button
              type="button"
              aria-label={t`How we calculate ${name}`}
              className="hit-44 -mt-0.5 grid size-6 flex-none cursor-pointer place-items-center rounded-tag text-t3 hover:text-t1"
              {...props}
            >
              <Info className="size-4" />
            </button>
          )}
        >
          <p className="h5 mb-1">{name}</p>
          <p className="text-sm text-t2">{definition}</p>
        </Popover>
      </div>
      {value === null ? (
        <span className="h3 text-t3">
          <Trans>No data</Trans>
        </span>
      ) : (
        <span className="money text-2xl">{value}</span>
      )}
      <span className="flex flex-wrap items-end justify-between gap-x-2">
        <span className="num min-w-28 flex-1 text-sm text-t3">{note}</span>
        {trend ? <Sparkline values={trend} /> : null}
      </span>
    </Card>
  );
}
