import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleAlert, Clapperboard, FileCheck, Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { dateInIndia } from '../../../contract/calendar.ts';
import type { WaitingDeliverable } from '../../../contract/deliverables.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { formatDay } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLiveWork, waitingQuery } from './deliverables.queries.ts';
import { pieceName } from './piece-words.tsx';

/** The work that waits for the reader, in one line of fixed height that opens to the pieces themselves. */
export function WaitingWork() {
  const { profile } = useSession();
  const { data } = useQuery({ ...waitingQuery, enabled: profile !== null });
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  useLiveWork();
  const pieces = data?.data ?? [];
  return (
    <Card as="section" padding="none" aria-labelledby="waiting-work">
      <div className="flex min-h-[72px] items-center gap-3.5 px-4 py-3 md:px-5">
        <span className="grid size-10 flex-none place-items-center rounded-box bg-amber-tint text-on-tint">
          <Hourglass />
        </span>
        <h2 id="waiting-work" className="h5 min-w-0 flex-1">
          {data ? <Summary pieces={pieces} total={data.total} /> : <Skeleton className="h-5 w-48 max-w-full" />}
        </h2>
        {pieces.length > 0 ? (
          <Button aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Show</Trans>}
          </Button>
        ) : null}
      </div>
      <ul id={list} hidden={!isOpen} className="divide-y divide-line border-line border-t">
        {pieces.map((piece) => (
          <WaitingRow key={piece.id} piece={piece} />
        ))}
      </ul>
    </Card>
  );
}

function Summary({ pieces, total }: { pieces: readonly WaitingDeliverable[]; total: number }) {
  const due = pieces.filter(({ act }) => act === 'hand_in').length;
  const review = pieces.length - due;
  if (total === 0) return <Trans>No work waits for you</Trans>;
  if (total > pieces.length) return <Trans>{total} deliverables wait for you</Trans>;
  return (
    <>
      {due > 0 ? <Plural value={due} one="# deliverable due" other="# deliverables due" /> : null}
      {due > 0 && review > 0 ? ', ' : null}
      {review > 0 ? <Plural value={review} one="# to review" other="# to review" /> : null}
    </>
  );
}

function WaitingRow({ piece }: { piece: WaitingDeliverable }) {
  const { i18n } = useLingui();
  const { campaign_id, campaign_title: title, act, status, due_on: due, person } = piece;
  const Icon = act === 'review' ? FileCheck : Clapperboard;
  const name = pieceName(piece, i18n);
  const who = person.business_name ?? person.fullname;
  const day = due ? formatDay(dayOf(due), { locale: i18n.locale }) : null;
  const isLate = act === 'hand_in' && due !== null && due < dateInIndia(new Date());
  return (
    <li>
      <Link
        to={`${paths.campaign(campaign_id)}?tab=deliverables&piece=${piece.id}`}
        className="flex min-h-[68px] items-center gap-3.5 px-4 py-3 text-t1 no-underline hover:bg-sunken focus-visible:-outline-offset-2 md:px-5"
      >
        <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link">
          <Icon />
        </span>
        <span className="min-w-0 flex-1">
          <b className="h5 block">
            {act === 'review' ? (
              <Trans>
                {name} by {who} is ready
              </Trans>
            ) : null}
            {act === 'hand_in' && status === 'planned' ? <Trans>Hand in {name}</Trans> : null}
            {status === 'changes_requested' ? <Trans>{name}: changes requested</Trans> : null}
          </b>
          <span className="num block text-sm text-t2">
            {title}
            {day && act === 'hand_in' ? (
              <span className={isLate ? 'font-semibold text-bad' : undefined}>
                {' · '}
                {isLate ? <CircleAlert className="mr-1 inline size-4 align-[-3px]" /> : null}
                {isLate ? <Trans>was due {day}</Trans> : <Trans>due {day}</Trans>}
              </span>
            ) : null}
          </span>
        </span>
        <ChevronRight className="text-t3" />
      </Link>
    </li>
  );
}
