import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Lock, LockOpen, PencilLine, RefreshCw, ScrollText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { FigureSource, InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';
import { buttonClass } from '../../ui/forms/button-look.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { wholeCardLink } from '../../ui/whole-card-link.ts';
import { activityOf, percent, sourceOf } from './figures.ts';
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
  /** Compare checkbox, on the cover. */
  compare?: ReactNode;
}

/** Creator card. All lines have fixed heights, so that Devanagari names stay aligned. */
export function CreatorCard({ card, match, priceFormat, heart, act, compare }: CreatorCardProps) {
  return (
    <article className="relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-[135px] flex-none overflow-hidden md:h-30">
        <PictureStrip card={card} />
      </div>
      {compare ? <div className="absolute top-3 left-3 z-1">{compare}</div> : null}
      <div className="absolute top-2 right-2">{heart}</div>
      <div className="flex items-start gap-3 px-4 pt-3.5">
        <div className="relative flex-none">
          <Avatar id={card.id} image={card.profile_image} size={44} />
          {card.verified ? <VerifiedBadge className="absolute -right-1.5 -bottom-1 rounded-full bg-surface" /> : null}
        </div>
        <div className="min-w-0 flex-1">
          <h3 lang={langOf(card.fullname)} className="h4 h-7 leading-7!">
            <Link to={paths.influencerProfile('influencer', card.id)} title={card.fullname} className={wholeCardLink}>
              {card.fullname}
            </Link>
          </h3>
          <p lang={langOf(card.fullname)} className="h-5.5 truncate text-sm text-t3 leading-[22px]">
            <NicheLine card={card} />
          </p>
        </div>
        {match === undefined || !card.claimed ? null : (
          <p className="num flex-none pt-1 text-right leading-tight">
            <MatchScore match={match} isLarge stacks="always" />
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 px-4 pt-2.5 pb-4">
        <FourFigures card={card} priceFormat={priceFormat} />
        <SourceLine card={card} />
        <Foot card={card} act={act} />
      </div>
    </article>
  );
}

function VerifiedBadge({ className }: { className: string }) {
  const { t } = useLingui();
  return <BadgeCheck role="img" aria-label={t`Verified`} className={cx('size-5 text-link', className)} />;
}

/** The handle comes last, so that it is cut off first. */
function NicheLine({ card }: { card: InfluencerCard }) {
  const { i18n } = useLingui();
  const handle = card.accounts[0]?.handle ?? card.username;
  return [topicAndCity(card, i18n.locale), `@${handle}`].filter(Boolean).join(' · ');
}

function FourFigures({ card, priceFormat }: Pick<CreatorCardProps, 'card' | 'priceFormat'>) {
  return (
    <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(3.75rem,auto)_minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-2 border-line border-t border-dashed pt-2.5">
      <Price card={card} priceFormat={priceFormat} />
      <Figure name={<Trans>Followers</Trans>} value={<FollowerCount card={card} isBare />} />
      <Figure name={<Trans>Engaged</Trans>} value={percent(card.engagement_rate)} />
      <Figure name={<Trans>Replies</Trans>} value={<Replies card={card} />} />
    </dl>
  );
}

/** Price under the name of its format; "not known" rather than another format's price. */
function Price({ card: { price }, priceFormat }: Pick<CreatorCardProps, 'card' | 'priceFormat'>) {
  const { i18n } = useLingui();
  const format = price?.format ?? priceFormat;
  return (
    <Figure
      name={format ? contentName(format, i18n) : <Trans>Price</Trans>}
      title={price ? priceWords(price, i18n) : undefined}
      value={
        price ? (
          formatRupees(price.amount)
        ) : (
          <span className="font-normal text-sm text-t3">
            <Trans>not known</Trans>
          </span>
        )
      }
    />
  );
}

/** Share of first messages that were answered. */
function Replies({ card: { claimed, replies } }: { card: InfluencerCard }) {
  const { asked, answered } = replies;
  if (!claimed || asked === 0) return '–';
  return (
    <Trans>
      {answered} of {asked}
    </Trans>
  );
}

function Figure({ name, value, title }: { name: ReactNode; value: ReactNode; title?: string | undefined }) {
  return (
    <div className="min-w-0" title={title}>
      <dt className="h-4.5 truncate text-t3 text-xs leading-[18px]">{name}</dt>
      <dd className="num h-6 whitespace-nowrap font-bold leading-6">{value}</dd>
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
