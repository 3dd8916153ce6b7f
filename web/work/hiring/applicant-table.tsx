import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { ApplicantTag } from '../../campaigns/applications/application-tag.tsx';
import { formatPercent } from '../../lib/format.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { Money } from '../../ui/data/money.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { MatchCell, Who } from './applicant-parts.tsx';
import type { Selection } from './use-selection.ts';

interface ApplicantTableProps {
  applications: readonly Application[];
  currentId: string | undefined;
  /** True for paid work, which must be funded once accepted. */
  isPaid: boolean;
  statusOf: (application: Application) => Application['status'];
  selection: Selection<Application>;
  /** Must be stable, since rows are memoized. */
  onOpen: (id: string) => void;
}

/** Rows on wide screens, cards on phones; the name opens the applicant. */
export function ApplicantTable(props: ApplicantTableProps) {
  const isWide = useMedia('(width >= 768px)');
  if (isWide) return <WideTable {...props} />;
  const { applications, isPaid, statusOf, selection, onOpen } = props;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {applications.map((application) => (
        <li key={application.id} className="far [--far:150px]">
          <ApplicantCard
            application={application}
            status={statusOf(application)}
            isPaid={isPaid}
            isChosen={selection.has(application.id)}
            onOpen={onOpen}
            onToggle={selection.toggle}
          />
        </li>
      ))}
    </ul>
  );
}

function WideTable({ applications, currentId, isPaid, statusOf, selection, onOpen }: ApplicantTableProps) {
  const { t } = useLingui();
  const { isWhole, chooseAll, clear } = selection;
  return (
    <Table caption={t`Applicants`} className="min-w-[700px]">
      <colgroup>
        <col className="w-13" />
        <col />
        <col className="w-[27%]" />
        <col className="w-20" />
        <col className="w-28" />
        <col className="w-36" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox checked={isWhole} onChange={() => (isWhole ? clear() : chooseAll())}>
              <span className="sr-only">
                <Trans>Select all loaded applicants</Trans>
              </span>
            </Checkbox>
          </th>
          <th scope="col">
            <Trans>Creator</Trans>
          </th>
          <th scope="col">
            <Trans>Match and reasons</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Followers</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Quote</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <ApplicantRow
            key={application.id}
            application={application}
            status={statusOf(application)}
            isPaid={isPaid}
            isCurrent={application.id === currentId}
            isTight={currentId !== undefined}
            isChosen={selection.has(application.id)}
            onOpen={onOpen}
            onToggle={selection.toggle}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  application: Application;
  status: Application['status'];
  isPaid: boolean;
  isCurrent?: boolean;
  /** True beside an open applicant. */
  isTight?: boolean;
  isChosen: boolean;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
}

/** Memoized: there may be hundreds of rows. */
const ApplicantRow = memo(function ApplicantRow({
  application,
  status,
  isPaid,
  isCurrent,
  isTight = false,
  isChosen,
  onOpen,
  onToggle,
}: RowProps) {
  const { i18n } = useLingui();
  const { id, user, quote, createdAt } = application;
  return (
    <tr aria-current={isCurrent || undefined} aria-selected={isChosen || undefined} className="h-17">
      <td>
        <Choose application={application} isChosen={isChosen} onToggle={onToggle} />
      </td>
      <td className="pl-0!">
        <Who application={application} onOpen={() => onOpen(id)} />
      </td>
      <td>
        <MatchCell application={application} isTight={isTight} />
      </td>
      <td className="text-right">
        <b className="block font-bold">
          <FollowerCount card={user} isNarrow />
        </b>
        <span className="text-t3">{user.engagement_rate === null ? '–' : formatPercent(user.engagement_rate)}</span>
      </td>
      <td className="text-right">
        {quote === null ? '–' : <Money value={quote} className="font-bold text-base" />}
        <br />
        <span className="text-t3">{formatAgo(createdAt, { i18n })}</span>
      </td>
      <td className={isChosen ? '[&>span]:bg-surface' : undefined}>
        <ApplicantTag status={status} isPaid={isPaid} />
      </td>
    </tr>
  );
});

function Choose({
  application: { id, user },
  isChosen,
  onToggle,
}: Pick<RowProps, 'application' | 'isChosen' | 'onToggle'>) {
  const name = user.fullname;
  return (
    <Checkbox checked={isChosen} onChange={() => onToggle(id)}>
      <span className="sr-only">
        <Trans>Select {name}</Trans>
      </span>
    </Checkbox>
  );
}

const ApplicantCard = memo(function ApplicantCard({
  application,
  status,
  isPaid,
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
      <MatchCell application={application} />
      <p className="num flex flex-wrap items-center gap-x-2 text-sm">
        <ApplicantTag status={status} isPaid={isPaid} />
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
          <div key={at} className="flex h-17 items-center gap-3 border-line border-b px-5 last:border-b-0">
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
