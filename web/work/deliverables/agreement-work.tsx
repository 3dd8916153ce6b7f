import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Piece } from './piece.tsx';
import { isDone } from './piece-words.tsx';
import { TrackedLink } from './tracked-link.tsx';

const AgreementPlan = lazyWithRetry(() => import('./agreement-plan.tsx'));

interface AgreementWorkProps {
  campaign: Campaign;
  /** Pieces of one agreement, at least one. */
  pieces: readonly Deliverable[];
  as: 'creator' | 'influencer' | 'side';
  /** Id of the expanded piece. */
  open: string | null;
}

/** Person, progress and pieces of one agreement. */
export function AgreementWork({ campaign, pieces, as, open }: AgreementWorkProps) {
  const seesMoney = useMay('money');
  const [first] = pieces;
  if (!first) return null;
  const done = pieces.filter(isDone).length;
  const waiting = pieces.filter(({ status }) => status === 'submitted').length;
  const { user } = first;
  const heading = `work-${first.application_id}`;
  const work = (
    <Card as="section" padding="none" aria-labelledby={heading} className="@container">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-4 py-3.5 md:px-5">
        <Avatar id={user.id} image={user.profile_image} size={48} />
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="h4">
            {as === 'influencer' ? (
              <Trans>Your work</Trans>
            ) : !seesMoney ? (
              user.fullname
            ) : (
              <Link to={paths.influencerProfile('influencer', user.id)} className="link text-t1">
                {user.fullname}
              </Link>
            )}
          </h2>
          <p className="num text-sm text-t2">
            <Plural value={pieces.length} one={`${done} of # piece approved`} other={`${done} of # pieces approved`} />
          </p>
        </div>
        <ProgressBar
          className="w-full sm:w-40"
          total={pieces.length}
          parts={[{ value: done }, { value: waiting, kind: 'waiting' }]}
        />
      </header>
      {as === 'influencer' && first.tracked_link ? <TrackedLink url={first.tracked_link} /> : null}
      <ul className="divide-y divide-line">
        {pieces.map((piece) => (
          <Piece
            key={piece.id}
            campaign={campaign}
            piece={piece}
            as={as}
            isOpen={piece.id === open}
            isLast={pieces.every((other) => other.id === piece.id || isDone(other))}
          />
        ))}
      </ul>
    </Card>
  );
  if (as === 'side' || !seesMoney) return work;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-6">
      {work}
      <LazyOnVisible placeholder={<Skeleton className="h-16 rounded-card xl:h-80" />}>
        <AgreementPlan pieces={pieces} as={as} />
      </LazyOnVisible>
    </div>
  );
}
