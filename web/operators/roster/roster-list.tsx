import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { RosterFilter, RosterProfile } from '../../../contract/operators/roster.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { rosterQuery } from './roster.queries.ts';
import { type RosterAct, RosterDialog } from './roster-dialogs.tsx';

const filterIds: readonly RosterFilter[] = ['all', 'doubles', 'no_city', 'old', 'hidden'];

/** Unclaimed profiles: filters, selection and bulk actions. */
export function RosterList() {
  const { t } = useLingui();
  const { filters, set } = useUrlFilters(['q', 'filter']);
  const filter = filterIds.find((id) => id === filters.filter) ?? 'all';
  const [chosen, setChosen] = useState<readonly RosterProfile[]>([]);
  const [act, setAct] = useState<RosterAct>();
  const list = useInfiniteQuery(rosterQuery(filter, filters.q ?? ''));
  const counts = list.data?.pages[0]?.facets;
  const names: Record<RosterFilter, string> = {
    all: t`All`,
    doubles: t`Likely duplicates`,
    no_city: t`No city`,
    old: t`Data older than a year`,
    hidden: t`Hidden`,
  };
  const toggle = (profile: RosterProfile) =>
    setChosen((before) =>
      before.some(({ id }) => id === profile.id) ? before.filter(({ id }) => id !== profile.id) : [...before, profile],
    );
  return (
    <>
      <search className="mb-4 flex flex-wrap items-center gap-2">
        {filterIds.map((id) => (
          <ToggleChip
            key={id}
            on={id === filter}
            count={counts && formatCount(counts[id])}
            onToggle={() => set('filter', id === 'all' ? '' : id)}
          >
            {names[id]}
          </ToggleChip>
        ))}
        <div className="min-w-60 flex-1 md:max-w-80">
          <Input
            type="search"
            aria-label={t`Name or handle`}
            placeholder={t`Name or handle`}
            defaultValue={filters.q ?? ''}
            maxLength={100}
            onChange={({ target }) => set('q', target.value.trim())}
          />
        </div>
      </search>
      <Card padding="none">
        {chosen.length > 0 ? <ChosenBar chosen={chosen} onAct={setAct} onClear={() => setChosen([])} /> : null}
        {list.isPending ? <Skeleton className="m-4 h-60" /> : null}
        {list.error && !list.data ? (
          <ErrorState title={t`Couldn’t load this list`} text={reasonOf(list.error)} onRetry={list.refetch} />
        ) : null}
        {list.data?.pages[0]?.data.length === 0 ? (
          <EmptyState jaali="people" title={<Trans>No profiles here</Trans>} />
        ) : null}
        {list.data?.pages[0]?.data.length ? (
          <InfiniteList
            query={list}
            skeleton={<Skeleton className="m-4 h-16" />}
            errorTitle={<Trans>Couldn’t load more</Trans>}
          >
            <RosterTable profiles={list.data.pages.flatMap(({ data }) => data)} chosen={chosen} onToggle={toggle} />
          </InfiniteList>
        ) : null}
      </Card>
      {act ? (
        <RosterDialog act={act} chosen={chosen} onDone={() => setChosen([])} onClose={() => setAct(undefined)} />
      ) : null}
    </>
  );
}

interface ChosenBarProps {
  chosen: readonly RosterProfile[];
  onAct: (act: RosterAct) => void;
  onClear: () => void;
}

function ChosenBar({ chosen, onAct, onClear }: ChosenBarProps) {
  const { t } = useLingui();
  const areHidden = chosen.every(({ hidden }) => hidden === 1);
  const act = (name: RosterAct, words: ReactNode) => (
    <Button size="sm" onClick={() => onAct(name)}>
      {words}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-t-card bg-pea px-4 py-2.5 text-on-pea">
      <b className="mr-auto">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </b>
      {chosen.length === 1 ? act('edit', <Trans>Edit</Trans>) : null}
      {chosen.length === 2 ? act('merge', <Trans>Merge</Trans>) : null}
      {areHidden ? act('show', <Trans>Show</Trans>) : act('hide', <Trans>Hide</Trans>)}
      {act('erase', <Trans>Erase</Trans>)}
      <IconButton icon={X} label={t`Clear selection`} onClick={onClear} />
    </div>
  );
}

interface RosterTableProps {
  profiles: readonly RosterProfile[];
  chosen: readonly RosterProfile[];
  onToggle: (profile: RosterProfile) => void;
}

function RosterTable({ profiles, chosen, onToggle }: RosterTableProps) {
  const { t } = useLingui();
  return (
    <Table caption={t`Unclaimed profiles`} stacks className="md:min-w-[680px]">
      <thead>
        <tr>
          <th scope="col" className="w-[44%]">
            <Trans>Person</Trans>
          </th>
          <th scope="col">
            <Trans>City</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Followers</Trans>
          </th>
          <th scope="col">
            <Trans>Contact</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {profiles.map((profile) => (
          <tr key={profile.id} aria-selected={chosen.some(({ id }) => id === profile.id)}>
            <td className="max-md:w-full">
              <Checkbox checked={chosen.some(({ id }) => id === profile.id)} onChange={() => onToggle(profile)}>
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar id={profile.id} image={null} />
                  <span className="min-w-0">
                    <b className="block truncate">{profile.fullname}</b>
                    <span className="block truncate text-sm text-t3">
                      {profile.accounts
                        .map(({ platform, handle }) => `${platformName(platform)} @${handle}`)
                        .join(' · ')}
                    </span>
                  </span>
                </span>
              </Checkbox>
            </td>
            <td>{profile.city?.name ?? '–'}</td>
            <td className="text-right">
              <FollowerCount card={profile} isNarrow />
              <FiguresDate accounts={profile.accounts} />
            </td>
            <td>
              {profile.hidden ? (
                <Tag>
                  <Trans>Hidden</Trans>
                </Tag>
              ) : profile.email || profile.mobile ? (
                <Tag>
                  <Trans>On file</Trans>
                </Tag>
              ) : (
                <Tag>
                  <Trans>None</Trans>
                </Tag>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Date of the newest figures. */
function FiguresDate({ accounts }: Pick<RosterProfile, 'accounts'>) {
  const { i18n } = useLingui();
  const newest = accounts
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1);
  if (newest === undefined) return null;
  return <span className="num block font-normal text-t3 text-xs">{formatDate(newest, { locale: i18n.locale })}</span>;
}
