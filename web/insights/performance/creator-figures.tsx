import { Trans, useLingui } from '@lingui/react/macro';
import type { Metrics, Performance } from '../../../contract/insights/performance.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Table } from '../../ui/data/table.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { countText, FigureCells, unknown } from './figure-cells.tsx';
import { FigureOrigin } from './figure-origin.tsx';

/** Figures by creator, with each of their pieces. */
export function CreatorFigures({ performance, isOwn }: { performance: Performance; isOwn: boolean }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <Card as="section" aria-labelledby="by-creator" padding="none">
      <h2 id="by-creator" className="h4 px-4 pt-4 pb-1 md:px-5">
        {isOwn ? <Trans>By creator and piece</Trans> : <Trans>By piece</Trans>}
      </h2>
      <Table caption={t`Results by creator and piece`} stacks className="md:min-w-[860px]">
        <colgroup>
          <col />
          {columns.map(({ id, width }) => (
            <col key={id} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Creator and piece</Trans>
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {performance.creators.map((creator) => (
          <tbody key={creator.application_id}>
            <tr className="bg-sunken">
              <th scope="rowgroup" className="max-md:w-full">
                {creator.user.fullname}
              </th>
              <Cells {...creator} cost={creator.cpe} />
            </tr>
            {performance.deliverables
              .filter(({ application_id }) => application_id === creator.application_id)
              .map((piece) => (
                <PieceRow key={piece.id} piece={piece} />
              ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

const readOnce = { read: 1, typed: 0 };
const typedOnce = { read: 0, typed: 1 };

function PieceRow({ piece }: { piece: Performance['deliverables'][number] }) {
  const { i18n } = useLingui();
  const { type, number, readings } = piece;
  const name = contentNames[type as keyof typeof contentNames];
  const last = readings.at(-1);
  const day = last ? formatShortDate(last.as_of, i18n.locale) : null;
  const known = (figure: 'views' | 'reach') =>
    readings.findLast((reading) => reading[figure] !== null)?.[figure] ?? null;
  return (
    <tr>
      <td className="max-md:w-full">
        <span className="block md:pl-3">
          {name ? i18n._(name) : type} {number}
        </span>
        <span className="block md:pl-3 text-t3 text-xs">
          {last && day ? (
            <FigureOrigin {...(last.source === 'provider' ? readOnce : typedOnce)} day={day} />
          ) : (
            <Trans>No results yet</Trans>
          )}
        </span>
      </td>
      <Cells
        views={known('views')}
        reach={known('reach')}
        engagement={piece.engagement}
        engagement_rate={piece.engagement_rate}
      />
    </tr>
  );
}

type CellsProps = Pick<Metrics, 'views' | 'reach' | 'engagement' | 'engagement_rate'> & {
  /** Both missing where not counted. */
  cost?: number | null;
  clicks?: number | null;
};

function Cells({ views, reach, engagement, engagement_rate: rate, cost, clicks }: CellsProps) {
  const texts = {
    views: countText(views),
    reach: countText(reach),
    engagement: countText(engagement),
    rate: countText(rate),
    cost: cost === undefined ? null : cost === null ? unknown : formatRupees(cost, { paise: true }),
    clicks: clicks === undefined ? null : countText(clicks),
  };
  return <FigureCells figures={useColumns().map(({ id, name }) => ({ id, name, text: texts[id] }))} />;
}

function useColumns() {
  const { t } = useLingui();
  return [
    { id: 'views', name: t`Views`, width: 'w-24' },
    { id: 'reach', name: t`Reach`, width: 'w-24' },
    { id: 'engagement', name: t`Engagement`, width: 'w-28' },
    { id: 'rate', name: t`Per 100 views`, width: 'w-28' },
    { id: 'cost', name: t`Cost per piece`, width: 'w-28' },
    { id: 'clicks', name: t`Clicks`, width: 'w-24' },
  ] as const;
}
