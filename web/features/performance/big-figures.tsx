import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Metrics } from '../../../contract/performance.ts';
import { Card } from '../../ui/card.tsx';
import { Popover } from '../../ui/popover.tsx';
import { formatRupees, shortenIndian } from '../../ui/rupees.ts';

interface Figure {
  id: string;
  name: string;
  /** Null: no data. */
  value: string | null;
  note?: ReactNode;
  definition: ReactNode;
}

/** The figures of a campaign in large; behind each stands how it is made. */
export function BigFigures({ totals, isOwn }: { totals: Metrics; isOwn: boolean }) {
  const figures = [...useDid(totals), ...useCost(totals, isOwn)];
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
      {figures.map((figure) => (
        <BigFigure key={figure.id} {...figure} />
      ))}
    </ul>
  );
}

function BigFigure({ name, value, note, definition }: Figure) {
  const { t } = useLingui();
  return (
    <Card as="li" padding="sm" className="grid content-start">
      <div className="flex items-start justify-between gap-1">
        <span className="text-sm text-t2">{name}</span>
        <Popover
          label={t`How ${name} is counted`}
          className="w-72 p-4"
          trigger={(props) => (
            <button
              type="button"
              aria-label={t`How ${name} is counted`}
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
      {note ? <span className="num text-sm text-t3">{note}</span> : null}
    </Card>
  );
}

const short = (value: number | null) => (value === null ? null : shortenIndian(value));

function useDid({ views, reach, engagement, engagement_rate: rate, pieces }: Metrics): Figure[] {
  const { t } = useLingui();
  const { agreed, delivered, published } = pieces;
  return [
    {
      id: 'pieces',
      name: t`Pieces delivered`,
      value: `${delivered} / ${agreed}`,
      note: <Trans>{published} published</Trans>,
      definition: <Trans>Agreed pieces whose work was approved, those published among them.</Trans>,
    },
    {
      id: 'views',
      name: t`Views`,
      value: short(views),
      definition: (
        <Trans>All views of the published pieces, as reported. A piece counts with its last known figure.</Trans>
      ),
    },
    {
      id: 'reach',
      name: t`Reach`,
      value: short(reach),
      definition: <Trans>Accounts that saw a piece, added over pieces: who saw two of them counts twice.</Trans>,
    },
    {
      id: 'engagement',
      name: t`Engagement`,
      value: short(engagement),
      note: rate === null ? null : <Trans>{rate} per 100 views</Trans>,
      definition: (
        <Trans>
          Likes, comments, shares and saves together, as far as they were reported. The rate is engagements per 100
          views, over the pieces that report both.
        </Trans>
      ),
    },
  ];
}

function useCost({ spend, cpe, cpm }: Metrics, isOwn: boolean): Figure[] {
  const { t } = useLingui();
  const [funded, released] = [formatRupees(spend.funded), formatRupees(spend.released)];
  const price = <Trans>Each piece that reports costs an equal part of its agreement’s price, before deductions.</Trans>;
  const money = spend.funded === 0 ? null : { funded, released };
  return [
    {
      id: 'funded',
      name: isOwn ? t`Funded` : t`Price`,
      value: money?.funded ?? null,
      definition: <Trans>Money for agreed work that was paid in: held by the payment partner, or released.</Trans>,
    },
    {
      id: 'released',
      name: t`Released`,
      value: money?.released ?? null,
      definition: <Trans>Of it, what went to the creators for approved work, before fee and tax.</Trans>,
    },
    {
      id: 'cpe',
      name: t`Cost per engagement`,
      value: cpe === null ? null : formatRupees(cpe, { paise: true }),
      definition: <Trans>Price of the pieces that report engagement, divided by that engagement. {price}</Trans>,
    },
    {
      id: 'cpm',
      name: t`Cost per 1,000 views`,
      value: cpm === null ? null : formatRupees(cpm, { paise: true }),
      definition: <Trans>Price of the pieces that report views, for every thousand of them. {price}</Trans>,
    },
  ];
}
