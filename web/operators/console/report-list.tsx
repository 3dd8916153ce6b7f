import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Report } from '../../../contract/operators/reports.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { reportsQuery } from './operator.queries.ts';
import { ReportTag } from './state-tags.tsx';

/** Reports about people; open ones oldest first. */
export function ReportList() {
  const { t } = useLingui();
  const { filters, set, clear } = useUrlFilters(['status', 'mine', 'target_id']);
  const isDecided = filters.status === 'decided';
  const about = filters.target_id ? `&target_id=${encodeURIComponent(filters.target_id)}` : '';
  return (
    <>
      <div className="mb-4">
        <Tabs
          label={t`Reports`}
          current={isDecided ? 'decided' : 'open'}
          tabs={[
            { id: 'open', to: `?${about.slice(1)}`, name: t({ message: 'Open', context: 'state' }) },
            { id: 'decided', to: `?status=decided${about}`, name: t`Decided` },
          ]}
        />
      </div>
      <div className="mb-4 flex flex-wrap gap-2">
        <ToggleChip on={filters.mine === 'true'} onToggle={() => set('mine', filters.mine === 'true' ? '' : 'true')}>
          <Trans>Taken by me</Trans>
        </ToggleChip>
        {filters.target_id ? (
          <ToggleChip on onToggle={() => set('target_id', '')}>
            <Trans>About one person</Trans>
          </ToggleChip>
        ) : null}
      </div>
      <PagedList
        query={reportsQuery(filters)}
        isFiltered={Boolean(filters.mine ?? filters.target_id)}
        onClear={clear}
        empty={
          <EmptyState
            jaali="reports"
            title={isDecided ? <Trans>No decided disputes yet</Trans> : <Trans>No open reports</Trans>}
            text={<Trans>Reports about people and campaigns appear here.</Trans>}
          />
        }
      >
        {(reports) => (
          <ul className="grid gap-3">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

export function ReportRow({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const nobody = report.campaign ? t`Found by automatic word check` : t`Someone who is no longer here`;
  const by = report.reporter ? nameOf(report.reporter) : nobody;
  return (
    <Card as="article" className="relative grid gap-2 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
      <div className="min-w-0">
        <h2 className="h4">
          <Link to={paths.operatorReport(report.id)} className="after:absolute after:inset-0 hover:underline">
            {report.target.name}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-2 text-sm">“{report.reason}”</p>
      </div>
      <div className="flex items-center justify-between gap-3 md:flex-col md:items-end md:justify-start">
        <ReportTag report={report} />
        <p className="num text-right text-sm text-t3">
          <Trans>
            {by}, {formatAgo(report.createdAt, { i18n })}
          </Trans>
        </p>
      </div>
    </Card>
  );
}
