import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { cancellingQuery } from '../escrow/cancelling.queries.ts';
import { escrowQuery } from '../escrow/escrow.queries.ts';
import { DealBar } from './deal-bar.tsx';
import { Piece } from './piece.tsx';
import { PieceTiles } from './piece-tiles.tsx';
import { isDone } from './piece-words.tsx';
import { TrackedLink } from './tracked-link.tsx';

const AgreementPlan = lazyWithRetry(() => import('./agreement-plan.tsx'));
// Cancelling is rare.
const CancellationCard = lazyWithRetry(() => import('../escrow/cancellation-card.tsx'));
const AgreementCard = lazyWithRetry(() => import('../change-orders/agreement-card.tsx'));

const cardToCome = <Skeleton className="h-100 rounded-card" />;

interface AgreementWorkProps {
  campaign: Campaign;
  /** Pieces of one agreement, at least one. */
  pieces: readonly Deliverable[];
  as: 'creator' | 'influencer' | 'side';
  /** Id of the piece to open first. */
  open: string | null;
}

/** One agreement: how far it is, its pieces as tiles, the steps of the open one, and beside them payments and terms. */
export function AgreementWork({ campaign, pieces, as, open: meant }: AgreementWorkProps) {
  const seesMoney = useMay('money') && as !== 'side';
  const [first] = pieces;
  const { data: escrow } = useQuery({ ...escrowQuery(first?.application_id ?? ''), enabled: seesMoney });
  const asked = escrow?.cancellation ?? null;
  const { data: cancelling } = useQuery({
    ...cancellingQuery(first?.application_id ?? ''),
    enabled: asked !== null,
  });
  const place = useNamedPlace(first?.application_id);
  const { open, opened, toggle } = useOpenPiece(pieces, meant);
  if (!first) return null;
  const { user, application_id: applicationId } = first;
  const heading = `work-${applicationId}`;
  const bodyOf = (id: string) => `piece-${id}`;
  const partner = as === 'creator' ? user : campaign.creator;
  const isPaused = asked !== null;
  const work = (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <WorkHead heading={heading} pieces={pieces} as={as} seesMoney={seesMoney} />
      <DealBar pieces={pieces} escrow={escrow} as={as} />
      {asked && escrow && as !== 'side' ? (
        <Suspense fallback={cardToCome}>
          {cancelling ? (
            <CancellationCard open={asked} preview={cancelling} escrow={escrow} partner={partner} side={as} />
          ) : (
            cardToCome
          )}
        </Suspense>
      ) : null}
      {as === 'influencer' && first.tracked_link ? <TrackedLink url={first.tracked_link} /> : null}
      <PieceTiles pieces={pieces} as={as} isPaused={isPaused} open={open} onOpen={toggle} bodyOf={bodyOf} />
      {pieces.map((piece) => (
        <div key={piece.id} id={bodyOf(piece.id)} hidden={piece.id !== open}>
          {opened.includes(piece.id) ? (
            <Piece
              campaign={campaign}
              piece={piece}
              as={as}
              escrow={escrow}
              isPaused={isPaused}
              isLast={pieces.every((other) => other.id === piece.id || isDone(other))}
            />
          ) : null}
        </div>
      ))}
    </section>
  );
  if (!seesMoney) return work;
  return (
    <div
      ref={place}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-6"
    >
      {work}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:gap-6">
        <LazyOnVisible placeholder={<Skeleton className="h-16 rounded-card xl:h-80" />}>
          <AgreementPlan pieces={pieces} as={as} />
        </LazyOnVisible>
        <LazyOnVisible placeholder={<Skeleton className="h-58 rounded-card" />}>
          <AgreementCard applicationId={applicationId} side={as} />
        </LazyOnVisible>
        {/* The proposal to cancel has the link too. */}
        {asked ? null : (
          <LinkButton block icon={MessageCircle} to={paths.chatWith(partner.id)}>
            <Trans>Message {nameOf(partner)}</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Scrolls to the agreement that the address names, among several. */
function useNamedPlace(applicationId: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const isNamed = applicationId !== undefined && search.get('application') === applicationId;
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return place;
}

/** The open piece of an agreement, and those opened before, whose forms keep what was typed. */
function useOpenPiece(pieces: readonly Deliverable[], meant: string | null) {
  const [search] = useSearchParams();
  const named = search.get('piece');
  const own = pieces.find(({ id }) => id === meant)?.id;
  const [open, setOpen] = useState(own);
  const [opened, setOpened] = useState<readonly string[]>(own ? [own] : []);
  const [seen, setSeen] = useState({ own, named });
  const show = (id: string) => {
    setOpen(id);
    if (!opened.includes(id)) setOpened([...opened, id]);
  };
  // Another piece that becomes current does not take the place of one in which the reader may be typing; a link to one does.
  if (seen.own !== own || seen.named !== named) {
    setSeen({ own, named });
    if (own && (open === undefined || seen.named !== named)) show(own);
  }
  return { open, opened, toggle: (id: string) => (id === open ? setOpen(undefined) : show(id)) };
}

interface WorkHeadProps {
  heading: string;
  pieces: readonly Deliverable[];
  as: AgreementWorkProps['as'];
  seesMoney: boolean;
}

/** Person and progress of an agreement. */
function WorkHead({ heading, pieces, as, seesMoney }: WorkHeadProps) {
  const [first] = pieces;
  if (!first) return null;
  const { user } = first;
  const done = pieces.filter(isDone).length;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {as === 'influencer' ? null : <Avatar id={user.id} image={user.profile_image} size={48} />}
      <div className="min-w-0 flex-1">
        <h2 id={heading} className="h3">
          {as === 'influencer' ? (
            <Trans>Your work</Trans>
          ) : seesMoney ? (
            <Link to={paths.influencerProfile('influencer', user.id)} className="link text-t1">
              {user.fullname}
            </Link>
          ) : (
            user.fullname
          )}
        </h2>
        <p className="num text-sm text-t2">
          <Plural value={pieces.length} one={`${done} of # piece approved`} other={`${done} of # pieces approved`} />
        </p>
      </div>
    </header>
  );
}
