import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { type CrmEntry, type CrmStage, crmInvitedAtOnce, crmStages } from '../../../../contract/campaigns/crm.ts';
import { cutText } from '../../../../contract/kit/truncate.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useStable } from '../../../lib/use-stable.ts';
import { useUrlFilters } from '../../../lib/use-url-filters.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ToggleChip } from '../../../ui/data/chip.tsx';
import { InfiniteList } from '../../../ui/data/infinite-list.tsx';
import { SearchWords } from '../../../ui/feedback/search-words.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { BulkBar } from '../../crm/bulk-bar.tsx';
import { crmQuery } from '../../crm/crm.queries.ts';
import { CrmPanel } from '../../crm/crm-panel.tsx';
import { type CrmRow, CrmTable } from '../../crm/crm-table.tsx';
import { stageLooks } from '../../crm/crm-words.ts';

const AskDialog = lazyWithRetry(async () => ({ default: (await import('../../crm/ask-dialog.tsx')).AskDialog }));
const InviteDialog = lazyWithRetry(async () => ({
  default: (await import('../../invitations/invite-dialog.tsx')).InviteDialog,
}));

interface CrmDeskProps {
  onImport: () => void;
  /** Below the list. */
  children: ReactNode;
}

/** The list with its filters, an open creator beside it, and acts on several. */
export function CrmDesk({ onImport, children }: CrmDeskProps) {
  const { filters, set, clear } = useUrlFilters(['stage', 'tag', 'q', 'creator', 'sort']);
  const stage = crmStages.find((each) => each === filters.stage);
  const wanted = { stage, tag: filters.tag, q: cutText(filters.q ?? '', 100) || undefined };
  const sort = filters.sort === 'newest' ? 'newest' : 'contact';
  const query = useInfiniteQuery(crmQuery(wanted, sort));
  const { data, error, refetch } = query;
  const rows = useMemo<CrmRow[]>(
    () => data?.pages.flatMap((page) => page.data).map((entry) => ({ id: entry.influencer.id, entry })) ?? [],
    [data],
  );
  const selection = useSelection(rows);
  const [asked, setAsked] = useState<readonly CrmEntry[]>([]);
  const open = useStable((id: string) => set('creator', id));
  const at = rows.findIndex(({ id }) => id === filters.creator);
  const current = rows[at];
  const [first] = data?.pages ?? [];
  const isFiltered = Boolean(stage ?? wanted.tag ?? wanted.q);
  if (error && !data) return <ErrorState title={reasonOf(error)} onRetry={refetch} />;
  if (!first) return <Skeleton className="h-96 rounded-card" />;
  const all = Object.values(first.stages).reduce((sum, count) => sum + count, 0);
  if (all === 0) {
    return (
      <>
        <FirstUse onImport={onImport} />
        {children}
      </>
    );
  }
  return (
    <>
      <Filters filters={filters} set={set} stages={first.stages} all={all} tags={first.tags} />
      <div className={current ? 'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_376px]' : ''}>
        <div className={selection.chosen.length > 0 ? 'grid min-w-0 gap-6 max-md:pb-24' : 'grid min-w-0 gap-6'}>
          <InfiniteList
            query={query}
            skeleton={<Skeleton className="h-16" />}
            errorTitle={<Trans>Couldn’t load more creators</Trans>}
          >
            {rows.length === 0 ? (
              <Nothing onClear={clear} isFiltered={isFiltered} />
            ) : (
              <Card padding="none" className="max-md:contents md:overflow-clip">
                {selection.chosen.length > 0 ? (
                  <BulkBar
                    chosen={selection.chosen}
                    tags={first.tags}
                    onInvite={() => setAsked(selection.chosen.map(({ entry }) => entry))}
                    onClear={selection.clear}
                  />
                ) : null}
                <CrmTable rows={rows} currentId={current?.id} selection={selection} onOpen={open} />
                <p className="num px-5 py-3 text-sm text-t3 md:border-line md:border-t">
                  {sort === 'newest' ? (
                    <Trans>
                      {rows.length} of {first.total}, newest first
                    </Trans>
                  ) : (
                    <Trans>
                      {rows.length} of {first.total}, newest contact first
                    </Trans>
                  )}
                </p>
              </Card>
            )}
          </InfiniteList>
          {children}
        </div>
        {current ? (
          <CrmPanel
            entry={current.entry}
            position={at + 1}
            total={first.total}
            onStep={(by) => rows[at + by] && open(rows[at + by]?.id ?? '')}
            onClose={() => set('creator', '')}
            onInvite={() => setAsked([current.entry])}
          />
        ) : null}
      </div>
      <Suspense>
        <Asking asked={asked} onClose={() => setAsked([])} />
      </Suspense>
    </>
  );
}

/** Members are invited to a campaign, others are asked to join; of a mixed choice, the members come first. */
function Asking({ asked, onClose }: { asked: readonly CrmEntry[]; onClose: () => void }) {
  const people = asked.map(({ influencer: { id, fullname, claimed } }) => ({ id, fullname, claimed }));
  const here = people.filter(({ claimed }) => claimed);
  const [isFirstDone, setFirstDone] = useState(false);
  const others = people.filter(({ claimed }) => !claimed).slice(0, crmInvitedAtOnce);
  const end = () => {
    setFirstDone(false);
    onClose();
  };
  if (here.length > 0 && !isFirstDone)
    return <InviteDialog people={here} areChosen onClose={() => (others.length > 0 ? setFirstDone(true) : end())} />;
  return others.length > 0 ? <AskDialog people={others} onClose={end} /> : null;
}

interface FiltersProps {
  filters: Partial<Record<'stage' | 'tag' | 'q' | 'creator' | 'sort', string>>;
  set: (name: 'stage' | 'tag' | 'q' | 'sort', value: string) => void;
  stages: Record<(typeof crmStages)[number], number>;
  all: number;
  tags: readonly string[];
}

function Filters({ filters, set, stages, all, tags }: FiltersProps) {
  const { t } = useLingui();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Stage</Trans>
        </legend>
        <ToggleChip on={!filters.stage} onToggle={() => set('stage', '')} count={all}>
          <Trans>All</Trans>
        </ToggleChip>
        {crmStages.map((stage) => (
          <ToggleChip
            key={stage}
            on={filters.stage === stage}
            onToggle={() => set('stage', filters.stage === stage ? '' : stage)}
            count={stages[stage]}
          >
            <StageName stage={stage} />
          </ToggleChip>
        ))}
      </fieldset>
      <span className="flex min-w-0 flex-wrap gap-2 md:ml-auto">
        <span className="w-40">
          <Select
            aria-label={t`Order`}
            value={filters.sort === 'newest' ? 'newest' : ''}
            options={[
              { id: '', name: t`Last contact` },
              { id: 'newest', name: t`Newest first` },
            ]}
            onChange={(event) => set('sort', event.target.value)}
          />
        </span>
        {tags.length > 0 ? (
          <span className="w-36">
            <Select
              aria-label={t`Tag`}
              placeholder={t`All tags`}
              value={filters.tag ?? ''}
              options={tags.map((tag) => ({ id: tag, name: tag }))}
              onChange={(event) => set('tag', event.target.value)}
            />
          </span>
        ) : null}
        <SearchWords label={t`Name, tag or note`} words={filters.q ?? ''} onFind={(q) => set('q', q)} />
      </span>
    </div>
  );
}

function StageName({ stage }: { stage: CrmStage }) {
  const { i18n } = useLingui();
  const { icon: Icon, name } = stageLooks[stage];
  return (
    <>
      <Icon className="size-4" />
      {i18n._(name)}
    </>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={Search}
      title={<Trans>Nobody matches</Trans>}
      text={isFiltered ? <Trans>Try other words, or another stage or tag.</Trans> : undefined}
      action={
        <Button onClick={onClear}>
          <Trans>Show everybody</Trans>
        </Button>
      }
    />
  );
}

function FirstUse({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState
      jaali="my-creators"
      title={<Trans>Nobody on your list yet</Trans>}
      text={
        <Trans>Bring the creators you know from a list, or add them from their profile while you look around.</Trans>
      }
      action={
        <Button variant="primary" onClick={onImport}>
          <Trans>Import creators</Trans>
        </Button>
      }
    />
  );
}
