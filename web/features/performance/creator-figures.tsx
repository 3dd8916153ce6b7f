import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Metrics, Performance } from '../../../contract/performance.ts';
import { contentNames, dayOf } from '../../lib/campaign-words.ts';
import { formatCount, formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { Table } from '../../ui/table.tsx';

/** Who brought what, and each of their pieces under them. */
export function CreatorFigures({ performance, isOwn }: { performance: Performance; isOwn: boolean }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="by-creator" padding="none">
      <h2 id="by-creator" className="h4 px-4 pt-4 pb-1 md:px-5">
        {isOwn ? <Trans>By creator and piece</Trans> : <Trans>By piece</Trans>}
      </h2>
      <Table caption={t`Figures by creator and piece`} className="min-w-[720px]">
        <colgroup>
          <col />
          <col className="w-24" />
          <col className="w-24" />
          <col className="w-28" />
          <col className="w-28" />
          <col className="w-28" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Creator and piece</Trans>
            </th>
            <Head>
              <Trans>Views</Trans>
            </Head>
            <Head>
              <Trans>Reach</Trans>
            </Head>
            <Head>
              <Trans>Engagement</Trans>
            </Head>
            <Head>
              <Trans>Per 100 views</Trans>
            </Head>
            <Head>
              <Trans>Cost each</Trans>
            </Head>
          </tr>
        </thead>
        {performance.creators.map((creator) => (
          <tbody key={creator.application_id}>
            <tr className="bg-sunken">
              <th scope="rowgroup">{creator.user.fullname}</th>
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

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="text-right">
      {children}
    </th>
  );
}

function PieceRow({ piece }: { piece: Performance['deliverables'][number] }) {
  const { i18n } = useLingui();
  const { type, number, readings } = piece;
  const name = contentNames[type as keyof typeof contentNames];
  const last = readings.at(-1);
  const day = last ? formatShortDate(dayOf(last.as_of), i18n.locale) : null;
  const known = (figure: 'views' | 'reach') =>
    readings.findLast((reading) => reading[figure] !== null)?.[figure] ?? null;
  return (
    <tr>
      <td>
        <span className="block pl-3">
          {name ? i18n._(name) : type} {number}
        </span>
        <span className="block pl-3 text-t3 text-xs">
          {day ? <Trans>Self-reported, as of {day}</Trans> : <Trans>No figures reported</Trans>}
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
  /** Left out where it is not counted. */
  cost?: number | null;
};

function Cells({ views, reach, engagement, engagement_rate: rate, cost }: CellsProps) {
  const cells = [
    { id: 'views', text: count(views) },
    { id: 'reach', text: count(reach) },
    { id: 'engagement', text: count(engagement) },
    { id: 'rate', text: count(rate) },
    { id: 'cost', text: cost === undefined ? '' : cost === null ? '–' : formatRupees(cost, { paise: true }) },
  ];
  return cells.map(({ id, text }) => (
    <td key={id} className="text-right">
      {text}
    </td>
  ));
}

function count(value: number | null): string {
  return value === null ? '–' : formatCount(value);
}
