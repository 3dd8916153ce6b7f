import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FigureName, Reading } from '../../../contract/work/deliverables.ts';
import { formatCount, formatDay, formatPercent } from '../../lib/format.ts';
import { figureLabels } from './piece-words.tsx';

/** Figures of a published piece as four tiles, with source and age. */
export function PieceFigures({ figures }: { figures: Reading }) {
  const { i18n } = useLingui();
  const { views, reach, as_of } = figures;
  const day = formatDay(as_of, { locale: i18n.locale });
  const engaged = sumOf(figures, ['likes', 'comments', 'shares', 'saves']);
  const kept = sumOf(figures, ['saves', 'shares']);
  /** Counts that are known, such as `Saves 412, Shares 96`. */
  const partsOf = (names: readonly FigureName[]) =>
    names
      .filter((name) => figures[name] !== null)
      .map((name) => `${i18n._(figureLabels[name])} ${formatCount(figures[name] ?? 0)}`)
      .join(', ');
  return (
    <section className="grid gap-3">
      <h4 className="h5">
        <Trans>Results</Trans>
      </h4>
      <dl className="num grid grid-cols-2 gap-2">
        <Tile name={<Trans>People reached</Trans>} value={reach} />
        <Tile name={<Trans>Views</Trans>} value={views} />
        <Tile
          name={<Trans>Engaged</Trans>}
          value={engaged}
          shown={engaged !== null && views ? formatPercent((engaged / views) * 100) : undefined}
        >
          {partsOf(['likes', 'comments'])}
        </Tile>
        <Tile name={<Trans>Saved and shared</Trans>} value={kept}>
          {partsOf(['saves', 'shares'])}
        </Tile>
      </dl>
      <p className="flex items-center gap-1.5 text-t3 text-xs">
        <Pencil className="size-3.5 flex-none" />
        <Trans>Self-reported, as of {day}</Trans>
      </p>
    </section>
  );
}

/** Sum of the figures that are known; null if none is. */
function sumOf(figures: Reading, names: readonly FigureName[]): number | null {
  const known = names.flatMap((name) => figures[name] ?? []);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

interface TileProps {
  name: ReactNode;
  value: number | null;
  /** In place of the number. */
  shown?: string | undefined;
  children?: ReactNode;
}

function Tile({ name, value, shown, children }: TileProps) {
  if (value === null) return null;
  return (
    <div className="rounded-[3px_12px_12px_12px] border border-line px-3.5 py-2.5">
      <dt className="text-t2 text-xs">{name}</dt>
      <dd className="money text-xl">{shown ?? formatCount(value)}</dd>
      <dd className="text-t2 text-xs empty:hidden">{children}</dd>
    </div>
  );
}
