import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Overview, Performances } from '../../../contract/insights/performance.ts';
import { formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { countText, FigureCells, unknown } from './figure-cells.tsx';
import { FigureOrigin } from './figure-origin.tsx';
import { foldRows } from './overview-rows.ts';

type Row = Performances['campaigns'][number] | Performances['creators'][number];

interface OverviewTableProps {
  side: Performances['side'];
  of: 'campaigns' | 'creators';
  rows: readonly Row[];
  totals: Overview;
}

/** Figures of a range by campaign or creator; the campaigns add up to the total. */
export function OverviewTable({ side, of, rows, totals }: OverviewTableProps) {
  const { t } = useLingui();
  const title = of === 'campaigns' ? t`By campaign` : t`By creator`;
  const columns = useColumns(side);
  const isWhole = of === 'campaigns';
  const [isOpen, setOpen] = useState(false);
  const { shown, folded } = foldRows(rows);
  return (
    <Card as="section" aria-labelledby={`by-${of}`} padding="none">
      <h2 id={`by-${of}`} className="h4 px-4 pt-4 pb-1 md:px-5">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-sm text-t2 md:px-5">
          <Trans>Nothing in this period. Try a longer one.</Trans>
        </p>
      ) : (
        <Table caption={isWhole ? t`Results by campaign` : t`Results by creator`} stacks className="md:min-w-[860px]">
          <colgroup>
            <col />
            {columns.map(({ id }) => (
              <col key={id} className="w-26" />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{of === 'campaigns' ? <Trans>Campaign</Trans> : <Trans>Creator</Trans>}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOpen ? rows : shown).map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row" className="max-md:w-full">
                  <Name row={row} />
                  <Age row={row} />
                </th>
                <FigureCells figures={columns.map(({ cell, ...column }) => ({ ...column, text: cell(row) }))} />
              </tr>
            ))}
          </tbody>
          {isWhole ? (
            <tfoot>
              <tr className="border-line border-t">
                <td className="max-md:w-full">
                  <Trans>All</Trans>
                </td>
                <FigureCells figures={columns.map(({ cell, ...column }) => ({ ...column, text: cell(totals) }))} />
              </tr>
            </tfoot>
          ) : null}
        </Table>
      )}
      {folded.length > 0 ? (
        <p className="border-line border-t px-4 py-2 md:px-5">
          <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="-ml-2">
            {isOpen ? (
              <Trans>Hide those without figures</Trans>
            ) : (
              <Plural value={folded.length} one="Show # without figures" other="Show # without figures" />
            )}
          </Button>
        </p>
      ) : null}
    </Card>
  );
}

const keyOf = (row: Row) => ('user' in row ? row.user.id : (row.campaign?.id ?? 'other'));

function Name({ row }: { row: Row }) {
  if ('user' in row) {
    return (
      <Link to={paths.influencerProfile('influencer', row.user.id)} className="link block truncate text-t1">
        {row.user.fullname}
      </Link>
    );
  }
  if (!row.campaign) return <Trans>Other work</Trans>;
  return (
    <Link to={`${paths.campaign(row.campaign.id)}?tab=figures`} className="link block truncate text-t1">
      {row.campaign.title}
    </Link>
  );
}

/** Age of the post figures. */
function Age({ row: { as_of: newest, pieces, silent } }: { row: Overview }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatShortDate(date, i18n.locale);
  if (!newest && !silent.since) return null;
  return (
    <span className="block font-normal text-t3 text-xs">
      <Dotted>
        {newest ? <FigureOrigin {...pieces} day={day(newest)} /> : null}
        {silent.since ? <Trans>no data since {day(silent.since)}</Trans> : null}
      </Dotted>
    </span>
  );
}

const rupees = (value: number | null | undefined) => (value == null ? unknown : formatRupees(value));

function useColumns(side: Performances['side']) {
  const { t } = useLingui();
  const did = [
    { id: 'views', name: t`Views`, cell: (row: Overview) => countText(row.views) },
    { id: 'reach', name: t`Reach`, cell: (row: Overview) => countText(row.reach) },
    { id: 'engagement', name: t`Engagement`, cell: (row: Overview) => countText(row.engagement) },
    { id: 'clicks', name: t`Clicks`, cell: (row: Overview) => countText(row.clicks) },
  ];
  if (side === 'business') {
    return [
      { id: 'spend', name: t`Spend`, cell: (row: Overview) => rupees(row.money) },
      ...did,
      { id: 'cpe', name: t`Per engagement`, cell: (row: Overview) => rupees(row.cpe) },
      { id: 'cpc', name: t`Per click`, cell: (row: Overview) => rupees(row.cpc) },
    ];
  }
  return [
    { id: 'gross', name: t`Gross`, cell: (row: Overview) => rupees(row.earned?.gross) },
    { id: 'fee', name: t`Fee`, cell: (row: Overview) => rupees(row.earned?.fee) },
    { id: 'tds', name: t`TDS`, cell: (row: Overview) => rupees(row.earned?.tds) },
    { id: 'net', name: t`Net`, cell: (row: Overview) => rupees(row.earned?.net) },
    ...did.filter(({ id }) => id !== 'reach'),
  ];
}
