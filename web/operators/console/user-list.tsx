import { Trans, useLingui } from '@lingui/react/macro';
import type { OperatorUser } from '../../../contract/operators/operator-users.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ChoiceField, FilterBar, SearchField } from '../../ui/forms/filter-bar.tsx';
import { Moment } from './moment.tsx';
import { usersQuery } from './operator.queries.ts';
import { PersonLine } from './person-line.tsx';
import { AccountTag } from './state-tags.tsx';

/** All accounts, searchable by name, contact or handle. */
export function UserList() {
  const { t } = useLingui();
  const { filters, set, clear, isFiltered } = useUrlFilters(['q', 'role', 'state']);
  return (
    <>
      <FilterBar>
        <SearchField
          label={t`Search`}
          hint={t`Name, email, mobile or @handle`}
          value={filters.q ?? ''}
          onChange={(q) => set('q', q)}
        />
        <ChoiceField
          label={t`Role`}
          all={t`All roles`}
          value={filters.role}
          onChange={(role) => set('role', role)}
          options={[
            { id: 'influencer', name: t`Influencers` },
            { id: 'brand', name: t`Brands` },
            { id: 'partner', name: t`Partners` },
            { id: 'operator', name: t`Operators` },
          ]}
        />
        <ChoiceField
          label={t`Account`}
          all={t`All accounts`}
          value={filters.state}
          onChange={(state) => set('state', state)}
          options={[
            { id: 'active', name: t`Active` },
            { id: 'unverified', name: t`Not confirmed` },
            { id: 'suspended', name: t`Suspended` },
            { id: 'deleted', name: t`Deleted` },
          ]}
        />
      </FilterBar>
      <PagedList
        query={usersQuery(filters)}
        isFiltered={isFiltered}
        onClear={clear}
        empty={<EmptyState jaali="people" title={<Trans>No accounts yet</Trans>} />}
      >
        {(users) => (
          <Card padding="none">
            <UserTable users={users} />
          </Card>
        )}
      </PagedList>
    </>
  );
}

function UserTable({ users }: { users: OperatorUser[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`People`} stacks className="md:min-w-[760px]">
      <thead>
        <tr>
          <th scope="col" className="w-[34%]">
            <Trans>Person</Trans>
          </th>
          <th scope="col">
            <Trans>Contact</Trans>
          </th>
          <th scope="col" className="w-36">
            <Trans>Account</Trans>
          </th>
          <th scope="col" className="w-44">
            <Trans>Last active</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td className="max-md:w-full">
              <PersonLine person={user} />
            </td>
            <td className="max-md:w-full">
              <span className="block truncate">{user.email ?? '–'}</span>
              {user.mobile ? <span className="block text-t3">{user.mobile}</span> : null}
            </td>
            <td>
              <AccountTag state={user.state} />
            </td>
            <td className="text-t2">
              <span className="md:hidden">
                <Trans>Last active</Trans>:{' '}
              </span>
              {user.last_active ? <Moment at={user.last_active} /> : <Trans>Never</Trans>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
