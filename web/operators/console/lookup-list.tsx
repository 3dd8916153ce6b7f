import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type LookupKind,
  type OperatorLookup,
  operatorLookupCalls,
} from '../../../contract/operators/operator-lookups.ts';
import { request } from '../../lib/api.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceField, FilterBar, SearchField } from '../../ui/forms/filter-bar.tsx';
import { AddLookupDialog } from './lookup-add-dialog.tsx';
import { RenameDialog, RetireDialog } from './lookup-dialogs.tsx';
import { lookupsQuery } from './operator.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Asked = { act: 'add' } | { act: 'rename' | 'retire' | 'restore'; one: OperatorLookup };

/** Categories and cities users can choose. */
export function LookupList() {
  const { t } = useLingui();
  const { filters, set, clear, isFiltered } = useUrlFilters(['q', 'state']);
  const { filters: address } = useUrlFilters(['kind']);
  const kind: LookupKind = address.kind === 'category' ? 'category' : 'city';
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="mb-4">
        <Tabs
          label={t`Lists`}
          current={kind}
          tabs={[
            { id: 'city', to: '?', name: t`Cities` },
            { id: 'category', to: '?kind=category', name: t`Categories` },
          ]}
        />
      </div>
      <FilterBar>
        <SearchField key={kind} label={t`Search`} value={filters.q ?? ''} onChange={(q) => set('q', q)} />
        <ChoiceField
          label={t`Status`}
          all={t`All`}
          value={filters.state}
          onChange={(state) => set('state', state)}
          options={[
            { id: 'used', name: t({ context: 'lookup', message: 'Active' }) },
            { id: 'retired', name: t`Retired` },
          ]}
        />
        <Button icon={Plus} variant="primary" onClick={() => setAsked({ act: 'add' })}>
          {kind === 'city' ? <Trans>New city</Trans> : <Trans>New category</Trans>}
        </Button>
      </FilterBar>
      <PagedList
        key={kind}
        query={lookupsQuery(kind, filters)}
        isFiltered={isFiltered}
        onClear={clear}
        empty={<EmptyState jaali="lookups" title={<Trans>No entries yet</Trans>} />}
      >
        {(rows) => (
          <Card padding="none">
            <LookupTable rows={rows} kind={kind} onAsk={setAsked} />
          </Card>
        )}
      </PagedList>
      {asked?.act === 'add' ? <AddLookupDialog kind={kind} onClose={close} /> : null}
      {asked?.act === 'rename' ? <RenameDialog kind={kind} one={asked.one} onClose={close} /> : null}
      {asked?.act === 'retire' ? <RetireDialog kind={kind} one={asked.one} onClose={close} /> : null}
      {asked?.act === 'restore' ? (
        <ReasonDialog
          title={<Trans>Restore “{asked.one.name}”?</Trans>}
          act={<Trans>Restore</Trans>}
          done={t`People can choose it again.`}
          onAct={(reason) =>
            request(operatorLookupCalls.restoreLookup, { params: { kind, id: asked.one.id }, body: { reason } })
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}

interface LookupTableProps {
  rows: OperatorLookup[];
  kind: LookupKind;
  onAsk: (asked: Asked) => void;
}

function LookupTable({ rows, kind, onAsk }: LookupTableProps) {
  const { t } = useLingui();
  return (
    <Table caption={kind === 'city' ? t`Cities` : t`Categories`} stacks className="md:min-w-[640px]">
      <thead>
        <tr>
          <th scope="col" className="w-[34%]">
            <Trans>Name</Trans>
          </th>
          <th scope="col" className="w-32 text-right">
            <Trans>Used</Trans>
          </th>
          <th scope="col" className="w-40">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id}>
            <th scope="row" className="font-semibold">
              <span className="block truncate">{one.name}</span>
              {one.state ? <span className="block font-normal text-t3">{one.state.name}</span> : null}
              <span className="block font-normal text-t3 md:hidden">
                <Trans>Used</Trans> <Uses of={one} />
              </span>
            </th>
            <td className="text-right max-md:hidden">
              <Uses of={one} />
            </td>
            <td>
              {one.retired_at ? (
                <Tag icon={CircleX}>{one.merged_into ? <Trans>Merged</Trans> : <Trans>Retired</Trans>}</Tag>
              ) : (
                <Tag tone="green" icon={CircleCheck}>
                  <Trans context="lookup">Active</Trans>
                </Tag>
              )}
            </td>
            <td className="max-md:w-full">
              <span className="flex justify-end gap-2">
                <Button size="sm" onClick={() => onAsk({ act: 'rename', one })}>
                  <Trans>Rename</Trans>
                </Button>
                {one.can.restore === true ? (
                  <Button size="sm" onClick={() => onAsk({ act: 'restore', one })}>
                    <Trans>Restore</Trans>
                  </Button>
                ) : null}
                {one.can.retire === true ? (
                  <Button size="sm" onClick={() => onAsk({ act: 'retire', one })}>
                    <Trans>Retire</Trans>
                  </Button>
                ) : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Uses({ of: { uses } }: { of: OperatorLookup }) {
  return <Plural value={uses} one="# time" other="# times" />;
}
