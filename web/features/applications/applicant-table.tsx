import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications.ts';
import { formatPercent } from '../../lib/format.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { shortenIndian } from '../../ui/rupees.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { ApplicantTag } from './application-tag.tsx';

interface ApplicantTableProps {
  applications: readonly Application[];
  currentId: string | undefined;
  /** Money is paid for the work: what is accepted is to be funded. */
  isPaid: boolean;
  statusOf: (application: Application) => Application['status'];
  onOpen: (id: string) => void;
}

/** Rows on wide screens, cards on phones; the name opens the applicant. */
export function ApplicantTable(props: ApplicantTableProps) {
  return (
    <>
      <Card padding="none" className="hidden md:block">
        <WideTable {...props} />
      </Card>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:hidden">
        {props.applications.map((application) => (
          <li key={application.id}>
            <ApplicantCard
              application={application}
              status={props.statusOf(application)}
              isPaid={props.isPaid}
              onOpen={() => props.onOpen(application.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function WideTable({ applications, currentId, isPaid, statusOf, onOpen }: ApplicantTableProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Applicants`} className="min-w-[640px]">
      <colgroup>
        <col />
        <col className="w-[34%]" />
        <col className="w-20" />
        <col className="w-24" />
        <col className="w-36" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Creator</Trans>
          </th>
          <th scope="col">
            <Trans>Match and why</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Reach</Trans>
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
          <tr key={application.id} aria-current={application.id === currentId || undefined} className="h-17">
            <td>
              <Who application={application} onOpen={() => onOpen(application.id)} />
            </td>
            <td>
              <MatchCell application={application} />
            </td>
            <td className="text-right">
              <b className="font-bold">{shortenIndian(application.user.followers)}</b>
              <br />
              <span className="text-t3">
                {application.user.engagement_rate === null ? '–' : formatPercent(application.user.engagement_rate)}
              </span>
            </td>
            <td className="text-right">
              {application.quote === null ? '–' : <Money value={application.quote} className="font-bold text-base" />}
              <br />
              <span className="text-t3">{formatAgo(application.createdAt, { i18n })}</span>
            </td>
            <td>
              <ApplicantTag status={statusOf(application)} isPaid={isPaid} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Who({ application, onOpen }: { application: Application; onOpen: () => void }) {
  const { user } = application;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={user.id} image={user.profile_image} size={40} />
      <span className="min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="hit-44 block max-w-full cursor-pointer truncate text-left font-bold text-base hover:underline"
        >
          {user.fullname}
        </button>
        <span className="block truncate text-t3">{handleOf(application)}</span>
      </span>
    </span>
  );
}

/** "@handle · City" */
export function handleOf({ user }: Application): string {
  const handle = user.accounts[0]?.handle ?? user.username;
  return [`@${handle}`, user.city?.name].filter(Boolean).join(' · ');
}

/** What speaks for the applicant most, and what speaks against; without a gap the two best reasons. */
function MatchCell({ application }: { application: Application }) {
  const { match } = application;
  if (!match) return null;
  const [best, ...others] = [...match.reasons.slice(0, 1), ...match.gaps.slice(0, 1), ...match.reasons.slice(1)];
  return (
    <span className="flex items-center gap-3">
      <b className="num w-12 flex-none font-bold text-link text-xl leading-none">{match.score}</b>
      <span className="min-w-0 text-t2">
        <span className="block truncate">{best}</span>
        <span className="block truncate">{others[0]}</span>
      </span>
    </span>
  );
}

interface ApplicantCardProps {
  application: Application;
  isPaid: boolean;
  status: Application['status'];
  onOpen: () => void;
}

function ApplicantCard({ application, status, isPaid, onOpen }: ApplicantCardProps) {
  const { i18n } = useLingui();
  return (
    <Card as="article" padding="sm" className="grid gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Who application={application} onOpen={onOpen} />
        </div>
        <ApplicantTag status={status} isPaid={isPaid} />
      </div>
      <MatchCell application={application} />
      <p className="num flex items-baseline justify-between text-sm">
        <span className="text-t2">
          {shortenIndian(application.user.followers)} · {formatAgo(application.createdAt, { i18n })}
        </span>
        {application.quote === null ? null : <Money value={application.quote} size={19} />}
      </p>
    </Card>
  );
}

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
