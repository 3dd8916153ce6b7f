import { Trans, useLingui } from '@lingui/react/macro';
import { figureNames, type Reading } from '../../../contract/work/deliverables.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { figureLabels } from './piece-words.tsx';

/** Figures of a published piece with source and age. */
export function PieceFigures({ figures }: { figures: Reading }) {
  const { i18n } = useLingui();
  const known = figureNames.flatMap((name) => {
    const value = figures[name];
    return value === null ? [] : [{ name, value }];
  });
  const day = formatDay(figures.as_of, { locale: i18n.locale });
  return (
    <section className="rounded-box border border-line p-4">
      <h4 className="h5 mb-2">
        <Trans>Results</Trans>
      </h4>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2">
        {known.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-t3 text-xs">{i18n._(figureLabels[name])}</dt>
            <dd className="num font-bold">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-t3 text-xs">
        <Trans>Self-reported, as of {day}</Trans>
      </p>
    </section>
  );
}
