import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Shares } from '../../../contract/campaigns/pledges.ts';
import { formatSpan } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { untilEndOf } from '../../lib/time-labels.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { daysToLock } from './lock.ts';

interface JointHeadProps {
  campaign: Campaign;
  /** Undefined while loading, null on failure. */
  lock: Pick<Shares, 'is_locked'> | null | undefined;
  /** Status tag. */
  status: ReactNode;
  acts: ReactNode;
}

/** Full-width cover, title, and key facts. */
export function JointHead({ campaign, lock, status, acts }: JointHeadProps) {
  const { id, title, cover, creator } = campaign;
  return (
    <header className="flow-root">
      <div className="-mt-4 h-24 md:-mt-8 md:h-30">
        {/* Positioned relative to the page, since no ancestor is positioned. */}
        <div className="absolute inset-x-0 h-24 overflow-hidden md:h-30">
          {cover ? (
            <img src={cover} alt="" className="size-full object-cover" />
          ) : (
            <JaaliBand id={`campaign-${id}`} tile={120} />
          )}
        </div>
      </div>
      <p className="flex items-center gap-1 pt-5 text-sm text-t3">
        <Link to={paths.jointCampaigns} className="link hit-44">
          <Trans>Resource Sharing Hub</Trans>
        </Link>
        <ChevronRight className="size-3.5" />
        <span>
          <Trans>Joint campaign</Trans>
        </span>
      </p>
      {/* On phones the actions follow the status. */}
      <div className="mt-2 mb-6 flex flex-wrap items-start gap-x-4 gap-y-2.5">
        <h1 className="h1 min-w-0 flex-[1_1_14rem] break-words">{title || <Trans>Untitled draft</Trans>}</h1>
        <p className="num flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-t2 md:order-last">
          {status}
          <span className="inline-flex items-center gap-2">
            <PersonAvatar person={creator} size={24} />
            {nameOf(creator)}
          </span>
          <Facts campaign={campaign} lock={lock} />
        </p>
        <div className="flex flex-wrap gap-2 md:gap-3">{acts}</div>
      </div>
    </header>
  );
}

function Facts({ campaign, lock }: Pick<JointHeadProps, 'campaign' | 'lock'>) {
  const { i18n } = useLingui();
  const { start_date: start, end_date: end, application_deadline: deadline, status } = campaign;
  return (
    <>
      {start && end ? <Fact>{formatSpan(start, end, i18n.locale)}</Fact> : null}
      {deadline && status === 'not-started' && daysToLock(deadline) >= 0 ? (
        <Fact>
          <Trans>Pledges open {untilEndOf(deadline, { i18n })}</Trans>
        </Fact>
      ) : null}
      {start && lock !== null ? (
        <Fact>{lock ? <LockWords start={start} isLocked={lock.is_locked} /> : <Skeleton className="h-5 w-48" />}</Fact>
      ) : null}
    </>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center before:mr-3 before:text-t3 before:content-['·'] max-md:before:hidden">
      {children}
    </span>
  );
}

function LockWords({ start, isLocked }: { start: string; isLocked: boolean }) {
  if (isLocked) return <Trans>Locked: contributions can no longer be withdrawn</Trans>;
  const days = daysToLock(start);
  return (
    <Plural
      value={days}
      _0="Locks today at the start"
      one="Locks tomorrow at the start"
      other="Locks in # days at the start"
    />
  );
}
