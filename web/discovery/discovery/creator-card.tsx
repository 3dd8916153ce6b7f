import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Lock, LockOpen, PencilLine, RefreshCw, ScrollText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { FigureSource, InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { paths } from '../../lib/paths.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { FollowerCount, FollowersName } from '../../ui/data/follower-count.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';
import { buttonClass } from '../../ui/forms/button-look.ts';
import { wholeCardLink } from '../../ui/whole-card-link.ts';
import { activityOf, langOf, percent, sourceOf } from './figures.ts';
import { contentName, priceWords } from './filter-names.ts';
import { PictureStrip } from './picture-strip.tsx';

interface CreatorCardProps {
  card: InfluencerCard;
  /** Match with the reader's newest open campaign. */
  match?: Match | undefined;
  /** Format the price filter asks for. */
  priceFormat?: string | undefined;
  /** The bookmark button. */
  heart: ReactNode;
  /** Unlock or contact button. */
  act?: ReactNode;
  /** Compare checkbox: on phones beside the source, on wide screens on the cover. */
  compare?: ReactNode;
}

/**
 * Creator card. Lines have fixed heights, so that Devanagari names stay aligned. On phones the cover is a tile beside the
 * name, on wide screens a band at the top.
 */
export function CreatorCard({ card, match, priceFormat, heart, act, compare }: CreatorCardProps) {
  return (
    <article className="relative grid h-full min-w-0 grid-cols-[68px_minmax(0,1fr)_36px] gap-x-2.5 overflow-hidden rounded-card border border-line bg-surface p-3.5 md:flex md:flex-col md:p-0">
      <Cover card={card} />
      <div className="md:relative md:px-4 md:pt-3.5 md:pl-[76px]">
        <div className="max-md:hidden md:absolute md:top-4 md:left-4">
          <Avatar id={card.id} image={card.profile_image} size={48} />
          {card.verified ? <VerifiedBadge className="absolute -right-1.5 -bottom-1 rounded-full bg-surface" /> : null}
        </div>
        <NameLine card={card} match={match} />
        <p
          lang={langOf(card.fullname)}
          className={cx('h-5.5 truncate text-sm text-t3 leading-[22px]', match && 'md:pr-16')}
        >
          <NicheLine card={card} />
        </p>
        <p
          className={cx(
            'num h-5.5 truncate font-semibold text-sm leading-[22px]',
            // The label of the match is beside it on phones.
            match && 'max-md:pr-14',
          )}
        >
          <PriceLine card={card} priceFormat={priceFormat} />
        </p>
      </div>
      <div className="-mt-2 -mr-2 md:mr-0 md:absolute md:top-2 md:right-2 md:mt-0">{heart}</div>
      <div className="col-span-3 flex flex-1 flex-col gap-2.5 md:px-4 md:pt-2.5 md:pb-4">
        <ThreeFigures card={card} />
        <div className="flex h-4.5 items-center gap-2">
          <div className="min-w-0 flex-1">
            <SourceLine card={card} />
          </div>
          {compare ? <div className="-mr-2.5 md:absolute md:top-3 md:left-3 md:mr-0">{compare}</div> : null}
        </div>
        <Foot card={card} act={act} />
      </div>
    </article>
  );
}

function Cover({ card }: { card: InfluencerCard }) {
  return (
    <>
      <div
        className={cx(
          'overflow-hidden max-md:-mx-3.5 max-md:-mt-3.5 max-md:col-span-3 max-md:mb-3 max-md:h-[135px] md:h-30',
          // Without pictures a phone shows the tile beside the name alone.
          card.pictures.length === 0 && 'max-md:hidden',
        )}
      >
        <PictureStrip card={card} />
      </div>
      <div className="size-17 overflow-hidden rounded-[3px_14px_14px_14px] md:hidden">
        {card.profile_image ? (
          <img src={card.profile_image} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <JaaliBand id={card.id} tile={104} />
        )}
      </div>
    </>
  );
}

function NameLine({ card, match }: { card: InfluencerCard; match: Match | undefined }) {
  return (
    <div className={cx('flex h-7 items-center gap-1', match && 'md:pr-16')}>
      <h3 lang={langOf(card.fullname)} className="h4 min-w-0 leading-7!">
        <Link to={paths.influencerProfile('influencer', card.id)} className={wholeCardLink}>
          {card.fullname}
        </Link>
      </h3>
      {card.verified ? <VerifiedBadge className="md:hidden" /> : null}
      {match === undefined ? null : (
        <p
          className={cx(
            'num absolute text-right text-sm text-t3 md:top-3.5 md:right-4 md:leading-tight max-md:right-3.5 max-md:text-xs',
            // Below the pictures, where there are any.
            card.pictures.length > 0 ? 'max-md:top-[177px]' : 'max-md:top-11',
          )}
        >
          <MatchScore match={match} stacks="always" />
        </p>
      )}
    </div>
  );
}

function VerifiedBadge({ className }: { className: string }) {
  const { t } = useLingui();
  return <BadgeCheck role="img" aria-label={t`Verified`} className={cx('size-5 text-link', className)} />;
}

function NicheLine({ card }: { card: InfluencerCard }) {
  const handle = card.accounts[0]?.handle ?? card.username;
  const { i18n } = useLingui();
  const rest = topicAndCity(card, i18n.locale);
  return (
    <>
      <span className="max-md:hidden">{`@${handle}${rest ? ' · ' : ''}`}</span>
      {rest || <span className="md:hidden">{`@${handle}`}</span>}
    </>
  );
}

/** Shows "unknown" rather than another format's price. */
function PriceLine({ card, priceFormat }: Pick<CreatorCardProps, 'card' | 'priceFormat'>) {
  const { i18n } = useLingui();
  if (card.price !== null) return priceWords(card.price, i18n);
  const format = priceFormat && contentName(priceFormat, i18n);
  return (
    <span className="font-normal text-t3">
      {format && card.rates.length > 0 ? <Trans>No price for {format}</Trans> : <Trans>No rates yet</Trans>}
    </span>
  );
}

function ThreeFigures({ card }: { card: InfluencerCard }) {
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-2 border-line border-t border-dashed pt-2.5 md:mt-0">
      <Figure name={<FollowersName card={card} />} value={<FollowerCount card={card} isBare />} />
      <Figure name={<Trans>Engagement</Trans>} value={percent(card.engagement_rate)} />
      <Figure name={<Trans>Replies</Trans>} value={<Replies card={card} />} />
    </dl>
  );
}

/** Share of first messages that were answered. */
function Replies({ card: { claimed, replies } }: { card: InfluencerCard }) {
  if (!claimed) return '–';
  const { asked, answered } = replies;
  if (asked > 0) {
    return (
      <Trans>
        {answered} of {asked}
      </Trans>
    );
  }
  return (
    <span className="font-normal text-t3 text-xs">
      <Trans>Unknown</Trans>
    </span>
  );
}

function Figure({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt className="h-4.5 truncate text-t3 text-xs leading-[18px]">{name}</dt>
      <dd className="num h-6 font-bold leading-6">{value}</dd>
    </div>
  );
}

const sourceIcons: Record<FigureSource, typeof Lock> = {
  provider: RefreshCw,
  self_reported: PencilLine,
  imported: ScrollText,
};

function SourceLine({ card }: { card: InfluencerCard }) {
  const { i18n } = useLingui();
  const account = card.accounts[0];
  if (!account) {
    return (
      <p className="h-4.5 truncate text-t3 text-xs leading-[18px]">
        <Trans>No account added yet</Trans>
      </p>
    );
  }
  const Icon = sourceIcons[account.source];
  const isOwnWord = account.source === 'self_reported';
  return (
    <p className={`flex h-4.5 items-center gap-1.5 text-xs leading-[18px] ${isOwnWord ? 'text-amber-t' : 'text-t3'}`}>
      <Icon className="size-3.5 stroke-[2.1]" />
      <HydrationSafeText className="truncate">{`${partsInWords(card, i18n) ?? platformName(account.platform)} · ${sourceOf(account, i18n)}`}</HydrationSafeText>
    </p>
  );
}

function Foot({ card, act }: { card: InfluencerCard; act: ReactNode }) {
  const { i18n } = useLingui();
  const Icon = card.locked ? (card.unlockable ? Lock : UserRound) : LockOpen;
  return (
    <div className="mt-auto flex items-center gap-2 border-line border-t border-dashed pt-3">
      <div className="min-w-0 flex-1">
        <p className="flex h-5 items-center gap-1.5 font-semibold text-sm leading-5">
          <Icon className="size-4 stroke-[2.1] text-t2" />
          <span className="truncate">
            <LockWord card={card} />
          </span>
        </p>
        <p className="h-4.5 truncate text-t3 text-xs leading-[18px]">
          {card.claimed ? (
            <HydrationSafeText>{activityOf(card.last_active, i18n)}</HydrationSafeText>
          ) : (
            <Trans>Unclaimed</Trans>
          )}
        </p>
      </div>
      {act ? (
        <div className="relative z-1">{act}</div>
      ) : (
        <span aria-hidden="true" className={cx(buttonClass({ size: 'sm', variant: 'outline' }), 'max-md:hidden')}>
          <Trans>View profile</Trans>
        </span>
      )}
    </div>
  );
}

function LockWord({ card: { locked, unlockable } }: { card: InfluencerCard }) {
  if (!locked) return <Trans>Contact unlocked</Trans>;
  return unlockable ? <Trans>Contact locked</Trans> : <Trans>No contact yet</Trans>;
}
