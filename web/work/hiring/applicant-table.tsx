import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { ApplicantTag } from '../../campaigns/applications/application-tag.tsx';
import { formatAgo } from '../../lib/relative-time.ts';
import { useMedia } from '../../lib/use-media.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { Money } from '../../ui/data/money.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { LongBody, LongList, type RowPlace } from '../../ui/long-lists/long-list.tsx';
import { BudgetFit, MatchCell, NewestWork, Who } from './applicant-parts.tsx';

interface ApplicantTableProps {
  applications: readonly Application[];
  currentId: string | undefined;
  /** Positions that keys lead to. */
  kept: readonly number[];
  /** True for paid work, which must be funded once accepted. */
  isPaid: boolean;
  /** The campaign's limit for a creator, in rupees. */
  limit: number | null;
  statusOf: (application: Application) => Application['status'];
  selection: Selection<Application>;
  /** Must be stable, since rows are memoized. */
  onOpen: (id: string) => void;
}

/** Rows on wide screens, cards on phones; the name opens the applicant. */
export function ApplicantTable(props: ApplicantTableProps) {
  const isWide = useMedia('(width >= 768px)');
  if (isWide) return <WideTable {...props} />;
  const { applications, kept, isPaid, limit, statusOf, selection, onOpen } = props;
  return (
    <LongList className="grid grid-cols-[minmax(0,1fr)] gap-3" rows={applications} rowHeight={268} gap={12} kept={kept}>
      {(application) => (
        <ApplicantCard
          application={application}
          status={statusOf(application)}
          isPaid={isPaid}
          limit={limit}
          isChosen={selection.has(application.id)}
          onOpen={onOpen}
          onToggle={selection.toggle}
        />
      )}
    </LongList>
  );
}

function WideTable(props: ApplicantTableProps) {
  const { applications, currentId, kept, isPaid, limit, statusOf, selection, onOpen } = props;
  const { t } = useLingui();
  const { isWhole, chosen, chooseAll, clear } = selection;
  const isTight = currentId !== undefined;
  return (
    <Table caption={t`Applicants`} aria-rowcount={applications.length + 1} className="min-w-[700px]">
      <colgroup>
        <col className="w-13" />
        <col />
        <col className="w-41" />
        <col className={isTight ? 'w-[27%]' : 'w-[34%]'} />
        <col className="w-32" />
      </colgroup>
      {/* The bar of the selection takes its place. */}
      <thead className={chosen.length > 0 ? 'hidden' : '*:*:py-0.5!'}>
        <tr>
          <th scope="col">
            <Checkbox checked={isWhole} onChange={() => (isWhole ? clear() : chooseAll())}>
              <span className="sr-only">
                <Trans>Select all loaded applicants</Trans>
              </span>
            </Checkbox>
          </th>
          <th scope="col" className="pl-0!">
            <Trans>Creator</Trans>
          </th>
          <th scope="col">
            <Trans>Newest work</Trans>
          </th>
          <th scope="col">
            <Trans>Match and why</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Quote</Trans>
          </th>
        </tr>
      </thead>
      <LongBody columns={5} rows={applications} rowHeight={73} kept={kept}>
        {(application, place) => (
          <ApplicantRow
            key={application.id}
            {...place}
            application={application}
            status={statusOf(application)}
            isPaid={isPaid}
            limit={limit}
            isCurrent={application.id === currentId}
            isChosen={selection.has(application.id)}
            onOpen={onOpen}
            onToggle={selection.toggle}
          />
        )}
      </LongBody>
    </Table>
  );
}

interface RowProps {
  application: Application;
  status: Application['status'];
  isPaid: boolean;
  limit: number | null;
  isCurrent?: boolean;
  isChosen: boolean;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
}

/** Memoized: all rows in view are rendered with each answer and selection. */
const ApplicantRow = memo(function ApplicantRow({
  application,
  status,
  isPaid,
  limit,
  isCurrent,
  isChosen,
  onOpen,
  onToggle,
  ...place
}: RowProps & RowPlace) {
  const { id, quote } = application;
  return (
    <tr
      {...place}
      aria-current={isCurrent || undefined}
      aria-selected={isChosen || undefined}
      className="h-18 *:py-1.5!"
    >
      <td>
        <Choose application={application} isChosen={isChosen} onToggle={onToggle} />
      </td>
      <td className="pl-0!">
        <Who application={application} onOpen={() => onOpen(id)} />
      </td>
      <td>
        <NewestWork card={application.user} />
      </td>
      <td>
        <MatchCell application={application} />
      </td>
      <td className={cx('text-right', isChosen && '[&>span>span]:bg-surface')}>
        {quote === null ? '–' : <Money value={quote} className="font-bold text-base" />}
        <span className="block">
          <Standing status={status} isPaid={isPaid} quote={quote} limit={limit} />
        </span>
      </td>
    </tr>
  );
});

/** How the quote fits while it can be decided; the status afterwards. */
function Standing({
  status,
  isPaid,
  quote,
  limit,
}: Pick<RowProps, 'status' | 'isPaid' | 'limit'> & { quote: number | null }) {
  const isOpen = status === 'applied' || status === 'shortlisted' || status === 'offered';
  return isOpen ? <BudgetFit quote={quote} limit={limit} /> : <ApplicantTag status={status} isPaid={isPaid} />;
}

function Choose({
  application: { id, user },
  isChosen,
  onToggle,
}: Pick<RowProps, 'application' | 'isChosen' | 'onToggle'>) {
  const { t } = useLingui();
  const name = user.fullname;
  return <Checkbox aria-label={t`Select ${name}`} checked={isChosen} onChange={() => onToggle(id)} />;
}

const ApplicantCard = memo(function ApplicantCard({
  application,
  status,
  isPaid,
  limit,
  isChosen,
  onOpen,
  onToggle,
}: RowProps) {
  const { i18n } = useLingui();
  const { id, user, quote, createdAt } = application;
  const parts = partsInWords(user, i18n);
  return (
    <Card as="article" padding="sm" className={cx('grid grid-cols-[minmax(0,1fr)] gap-3', isChosen && 'bg-pea-tint!')}>
      <div className="flex items-start gap-2">
        <Choose application={application} isChosen={isChosen} onToggle={onToggle} />
        <div className="min-w-0 flex-1">
          <Who application={application} onOpen={() => onOpen(id)} />
        </div>
      </div>
      <NewestWork card={user} isLarge />
      <MatchCell application={application} />
      <p className="num flex flex-wrap items-center gap-x-2 text-sm">
        <Standing status={status} isPaid={isPaid} quote={quote} limit={limit} />
        <span className="text-t2">
          {user.followers === null ? '–' : shortenIndian(user.followers)} · {formatAgo(createdAt, { i18n })}
          {parts === null ? null : <span className="block text-t3 text-xs">{parts}</span>}
        </span>
        {quote === null ? null : <Money value={quote} size={19} className="ml-auto" />}
      </p>
    </Card>
  );
});

export function ApplicantsSkeleton() {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <div role="status" aria-label={t`Loading`} aria-busy="true">
        {[1, 2, 3, 4, 5].map((at) => (
          <div key={at} className="flex h-18 items-center gap-3 border-line border-b px-5 last:border-b-0">
            <Skeleton className="size-10" />
            <Skeleton className="h-5 w-40" />
            <span className="flex-1" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </div>
    </Card>
  );
}
