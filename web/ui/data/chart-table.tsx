import { Trans } from '@lingui/react/macro';
import { type ChartData, type ChartSeries, formatValue } from './chart-data.ts';
import { Table } from './table.tsx';

interface ChartTableProps {
  data: ChartData;
  caption: string;
  head: string;
  columns: readonly ChartSeries[];
  /** True for one or two rows, which need no scrolling on phones either. */
  isShort?: boolean;
}

/** Exact values of a chart as a table, newest first. */
export function ChartTable({ data: { points, unit }, caption, head, columns, isShort = false }: ChartTableProps) {
  const rows = points.map((point, at) => ({ point, at })).toReversed();
  return (
    <div className="mt-3 max-h-80 overflow-y-auto">
      <Table caption={caption} className={columns.length > 2 && !isShort ? 'min-w-[420px]' : undefined}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, at }) => (
            <tr key={point.date}>
              <th scope="row">{point.name ?? point.label}</th>
              {columns.map(({ name, values }) => (
                <td key={name} className="text-right">
                  <Value value={values[at]} unit={unit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Value({ value, unit }: { value: number | null | undefined; unit: ChartData['unit'] }) {
  if (typeof value === 'number') return formatValue(value, unit);
  return (
    <span className="text-t3">
      <Trans>no data</Trans>
    </span>
  );
}
