import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { BadgeCheck, CircleX, Clock, Send, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReferredPerson } from '../../../contract/money/referrals.ts';
import { formatDate } from '../../lib/format.ts';
import { formatDayAgo } from '../../lib/relative-time.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Tag, type Tone } from '../../ui/data/tag.tsx';
import { TruncatedList } from '../../ui/data/truncated-list.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';

const standings: Record<ReferredPerson['status'], { tone: Tone; icon: LucideIcon; name: ReactNode }> = {
  invited: { tone: 'grey', icon: Send, name: <Trans>Invited</Trans> },
  joined: { tone: 'blue', icon: UserCheck, name: <Trans>Joined</Trans> },
  pending: { tone: 'amber', icon: Clock, name: <Trans>Pending</Trans> },
  withdrawable: { tone: 'green', icon: BadgeCheck, name: <Trans>Qualified</Trans> },
  cancelled: { tone: 'red', icon: CircleX, name: <Trans>Cancelled</Trans> },
};

/** Invited and joined people, latest first. */
export function PeopleList({ people }: { people: readonly ReferredPerson[] }) {
  return (
    <Card as="section" padding="none">
      <CardHead
        line={people.length > 0}
        title={
          <h2 className="h4">
            <Trans>People you invited</Trans>
          </h2>
        }
      />
      {people.length === 0 ? (
        <EmptyState
          jaali="referrals"
          title={<Trans>No one yet</Trans>}
          text={<Trans>Send your link to someone who creates or sells. They appear here once they join.</Trans>}
        />
      ) : (
        <TruncatedList items={people} few={8}>
          {(shown) => (
            <ul className="divide-y divide-line">
              {shown.map((person) => (
                <PersonRow key={`${person.at} ${person.name}`} person={person} />
              ))}
            </ul>
          )}
        </TruncatedList>
      )}
    </Card>
  );
}

function PersonRow({ person: { name, status, reason, due_at: dueAt, at, earned } }: { person: ReferredPerson }) {
  const { i18n } = useLingui();
  const { tone, icon, name: word } = standings[status];
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_8rem_6rem] md:px-5">
      <div className="min-w-0 max-md:row-span-2 max-md:row-start-1">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-t3">
          <time dateTime={at}>{formatDayAgo(at, { i18n })}</time>
          {status === 'pending' ? (
            <>
              {' '}
              ·{' '}
              {dueAt ? (
                <Trans>can be withdrawn from {formatDate(dueAt, { locale: i18n.locale })}</Trans>
              ) : (
                <Trans>waiting for our first fees from them</Trans>
              )}
            </>
          ) : null}
        </p>
        {reason ? <p className="text-sm text-t2">{reason}</p> : null}
      </div>
      <span className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
      </span>
      <p className="text-right font-semibold max-md:col-start-2 max-md:row-start-2">
        {earned > 0 ? <Money value={earned} className={status === 'pending' ? 'text-t2' : 'text-ok'} /> : null}
      </p>
    </li>
  );
}
