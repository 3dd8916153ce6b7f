import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type Act, auditCalls } from '../../../contract/core/audit.ts';
import { download } from '../../lib/download.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ChoiceField } from '../../ui/forms/filter-bar.tsx';
import { describeDetail } from './act-detail.ts';
import { actWords } from './act-words.ts';
import { LogFilters } from './log-filters.tsx';
import { Moment } from './moment.tsx';
import { actsQuery } from './operator.queries.ts';

/** Audit log; entries are immutable in the database. */
export function ActList() {
  const { t } = useLingui();
  const { filters, set, clear, isFiltered } = useUrlFilters(['action', 'target', 'operator_id', 'from', 'to']);
  const save = () => download(auditCalls.listActs, { query: { ...filters, format: 'csv' } });
  return (
    <>
      <LogFilters
        filters={filters}
        set={set}
        save={save}
        kind={
          <ChoiceField
            label={t`About`}
            all={t`Everything`}
            value={filters.action}
            onChange={(action) => set('action', action)}
            options={[
              { id: 'account', name: t`People` },
              { id: 'impersonation', name: t`Viewing as a person` },
              { id: 'report', name: t`Reports` },
              { id: 'dispute', name: t`Disputes` },
              { id: 'payout', name: t`Payouts` },
              { id: 'unlock', name: t`Unlocks` },
              { id: 'plan', name: t`Plans` },
              { id: 'city', name: t`Cities` },
              { id: 'category', name: t`Categories` },
              { id: 'import', name: t`Imports` },
              { id: 'contact', name: t`Support inbox` },
              { id: 'tax_rate', name: t`Tax rates` },
              { id: 'maintenance', name: t`Maintenance` },
            ]}
          />
        }
      >
        {filters.target ? (
          <ToggleChip on onToggle={() => set('target', '')}>
            {filters.target}
          </ToggleChip>
        ) : null}
      </LogFilters>
      <PagedList
        query={actsQuery(filters)}
        isFiltered={isFiltered}
        onClear={clear}
        empty={<EmptyState jaali="audit" title={<Trans>No operator activity yet</Trans>} />}
      >
        {(acts) => (
          <Card padding="none">
            <ActTable acts={acts} />
          </Card>
        )}
      </PagedList>
    </>
  );
}

function ActTable({ acts }: { acts: Act[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Audit log`} stacks className="md:min-w-[820px]">
      <thead>
        <tr>
          <th scope="col" className="w-40">
            <Trans>When</Trans>
          </th>
          <th scope="col" className="w-44">
            <Trans>Who</Trans>
          </th>
          <th scope="col" className="w-56">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Reason and changes</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <tr key={act.id}>
            <td className="align-top">
              <Moment at={act.createdAt} />
            </td>
            <td className="align-top">
              {act.operator ? (
                <Link to={`?operator_id=${act.operator.id}`} className="block truncate hover:underline">
                  {act.operator.fullname}
                </Link>
              ) : (
                <Trans>Command line</Trans>
              )}
              <span className="block text-t3">{act.address}</span>
            </td>
            <td className="align-top [overflow-wrap:anywhere] max-md:w-full">
              <ActName action={act.action} />
              {act.target ? (
                <Link to={addressOf(act.target)} className="link">
                  {act.target}
                </Link>
              ) : null}
            </td>
            <td className="align-top [overflow-wrap:anywhere] max-md:w-full max-md:empty:hidden">
              {act.reason ? <span className="block">“{act.reason}”</span> : null}
              {act.detail === '{}' ? null : (
                <code lang="en" className="block text-t3 text-xs">
                  {describeDetail(act.detail)}
                </code>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Label of an action, above its id in the database and the CSV file. */
function ActName({ action }: { action: string }) {
  const { i18n } = useLingui();
  const words = actWords[action];
  return (
    <>
      {words ? <span className="block font-semibold">{i18n._(words)}</span> : null}
      <code lang="en" className={words ? 'block text-t3 text-xs' : 'block font-semibold'}>
        {action}
      </code>
    </>
  );
}

/** Page of the target; without one, the audit log filtered by it. */
function addressOf(target: string): string {
  const [kind, id = ''] = target.split(':');
  if (kind === 'account') return paths.operatorUser(id);
  if (kind === 'report') return paths.operatorReport(id);
  if (kind === 'dispute') return paths.operatorDispute(id);
  return paths.operatorAuditOf(target);
}
