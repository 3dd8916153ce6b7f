import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type PersonalRead, personalReadCalls } from '../../../contract/core/personal-reads.ts';
import { personalKinds } from '../../../contract/kit/personal-data.ts';
import { download } from '../../lib/download.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ChoiceField } from '../../ui/forms/filter-bar.tsx';
import { LogFilters } from './log-filters.tsx';
import { Moment } from './moment.tsx';
import { readsQuery } from './operator.queries.ts';
import { PersonLine } from './person-line.tsx';
import { readWords, shownWords } from './read-words.ts';

/** Log of personal data that operators saw; for admins. */
export function ReadList() {
  const { t, i18n } = useLingui();
  const { filters, set, clear, isFiltered } = useUrlFilters(['shown', 'user_id', 'operator_id', 'from', 'to']);
  const save = () => download(personalReadCalls.listPersonalReads, { query: { ...filters, format: 'csv' } } as never);
  return (
    <>
      <LogFilters
        filters={filters}
        set={set}
        save={save}
        kind={
          <ChoiceField
            label={t`What was seen`}
            all={t`Everything`}
            value={filters.shown}
            onChange={(shown) => set('shown', shown)}
            options={personalKinds.map((id) => ({ id, name: i18n._(shownWords[id]) }))}
          />
        }
      >
        {filters.user_id ? (
          <ToggleChip on onToggle={() => set('user_id', '')}>
            <Trans>Of one person</Trans>
          </ToggleChip>
        ) : null}
      </LogFilters>
      <PagedList
        query={readsQuery(filters)}
        isFiltered={isFiltered}
        onClear={clear}
        empty={<EmptyState jaali="audit" title={<Trans>Nobody’s data was read yet</Trans>} />}
      >
        {(reads) => (
          <Card padding="none">
            <ReadTable reads={reads} />
          </Card>
        )}
      </PagedList>
    </>
  );
}

function ReadTable({ reads }: { reads: PersonalRead[] }) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Reads of personal data`} stacks className="md:min-w-[820px]">
      <thead>
        <tr>
          <th scope="col" className="w-40">
            <Trans>When</Trans>
          </th>
          <th scope="col" className="w-44">
            <Trans>Who</Trans>
          </th>
          <th scope="col" className="w-60">
            <Trans>Whose data</Trans>
          </th>
          <th scope="col">
            <Trans>What and why</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {reads.map(({ id, createdAt, operator, person, act, shown, target, reason, address }) => (
          <tr key={id}>
            <td className="align-top">
              <Moment at={createdAt} />
            </td>
            <td className="align-top">
              {operator ? (
                <Link to={`?view=reads&operator_id=${operator.id}`} className="block truncate hover:underline">
                  {operator.fullname}
                </Link>
              ) : (
                <Trans>Someone who is no longer here</Trans>
              )}
              <span className="block text-t3">{address}</span>
            </td>
            <td className="align-top max-md:w-full">
              {person ? <PersonLine person={person} /> : <Trans>People without an account</Trans>}
            </td>
            <td className="align-top [overflow-wrap:anywhere] max-md:w-full">
              <span className="block font-semibold">{readWords[act] ? i18n._(readWords[act]) : act}</span>
              <span className="block text-t3">
                {shown.map((kind) => i18n._(shownWords[kind])).join(', ')}
                {target ? ` · ${target}` : ''}
              </span>
              {reason ? <span className="block">“{reason}”</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
