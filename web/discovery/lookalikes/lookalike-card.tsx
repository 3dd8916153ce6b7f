import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import type { AlikeFact, Lookalike } from '../../../contract/discovery/discovery.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';
import { wholeCardLink } from '../../ui/whole-card-link.ts';
import { factNames } from '../discovery/fact-names.ts';
import { sourceOf } from '../discovery/figures.ts';
import { contentName } from '../discovery/filter-names.ts';
import { PictureStrip } from '../discovery/picture-strip.tsx';
import { type Likeness, marksOf, type SizeWord, sizeBeside } from './alike.rules.ts';

interface LookalikeCardProps {
  likeness: Likeness;
  picked: readonly InfluencerCard[];
  heart: ReactNode;
  /** Missing when five are picked. */
  onPick: (() => void) | undefined;
  invite: ReactNode;
}

/** A creator with the reasons why they are alike: each fact in words and by three marks. */
export function LookalikeCard({ likeness, picked, heart, onPick, invite }: LookalikeCardProps) {
  const { card, score, isFewFacts } = likeness;
  const { t, i18n } = useLingui();
  const account = card.accounts[0];
  return (
    <article className="relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-[135px] overflow-hidden md:h-39">
        <PictureStrip card={card} />
      </div>
      <div className="absolute top-2 right-2">{heart}</div>
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-4">
        <div className="flex items-start gap-3">
          <Avatar id={card.id} image={card.profile_image} size={48} />
          <div className="min-w-0 flex-1">
            <h3 lang={langOf(card.fullname)} className="h4 leading-7!">
              <Link to={paths.influencerProfile('influencer', card.id)} title={card.fullname} className={wholeCardLink}>
                {card.fullname}
              </Link>
            </h3>
            <p className="truncate text-sm text-t3">
              {[topicAndCity(card, i18n.locale), `@${account?.handle ?? card.username}`].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="text-right text-t3 text-xs">
            <b className={`num block text-xl leading-7 ${isFewFacts ? 'text-t2' : 'text-link'}`}>{score}</b>
            {isFewFacts ? <Trans>few facts</Trans> : <Trans>alike</Trans>}
          </p>
        </div>
        <dl className="mt-3 border-line border-t border-dashed pt-2.5 text-sm">
          {card.alike.facts.map(({ fact, share }) => (
            <div key={fact} className="flex min-h-6 items-baseline gap-2">
              <dt className="w-18 flex-none text-t3">{i18n._(factNames[fact])}</dt>
              <dd className="num flex min-w-0 flex-1 items-baseline gap-2">
                <span className="min-w-0 flex-1">{reasonOf(fact, { card, share, picked, i18n })}</span>
                <Marks share={share} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto flex items-center gap-2 pt-3">
          <p className="min-w-0 flex-1 truncate text-t3 text-xs">
            {account ? (
              <HydrationSafeText>{`${platformName(account.platform)} · ${sourceOf(account, i18n)}`}</HydrationSafeText>
            ) : null}
          </p>
          <div className="relative z-1 flex gap-2">
            {onPick ? (
              <Button size="sm" icon={Plus} aria-label={t`Pick ${card.fullname}`} onClick={onPick}>
                <Trans>Pick</Trans>
              </Button>
            ) : null}
            {invite}
          </div>
        </div>
      </div>
    </article>
  );
}

const sizeWords: Record<SizeWord, MessageDescriptor> = {
  like: msg`about the same`,
  between: msg`in between`,
  smaller: msg`smaller`,
  muchSmaller: msg`much smaller`,
  larger: msg`larger`,
  muchLarger: msg`much larger`,
};

interface Compared {
  card: Lookalike;
  share: number | null;
  picked: readonly InfluencerCard[];
  i18n: I18n;
}

function reasonOf(fact: AlikeFact, compared: Compared): string {
  const { card, share, picked, i18n } = compared;
  if (fact === 'topic') {
    const theirs = new Set(picked.flatMap(({ categories }) => categories.map(({ id }) => id)));
    const shared = card.categories.filter(({ id }) => theirs.has(id)).map(({ name }) => wordIn(i18n.locale, name));
    return shared.join(', ') || i18n._(share === null ? msg`not known` : msg`none shared`);
  }
  if (fact === 'audience') {
    if (share === null) return i18n._(msg`not read`);
    return i18n._(
      share >= 0.8 ? msg`most in the same city` : share >= 0.4 ? msg`many in the same city` : msg`mostly elsewhere`,
    );
  }
  if (fact === 'size') {
    const sizes = picked.flatMap(({ followers }) => followers ?? []);
    if (card.followers === null || sizes.length === 0) return i18n._(msg`not known`);
    const count = partsInWords(card, i18n) ?? shortenIndian(card.followers);
    const word = i18n._(sizeWords[sizeBeside(card.followers, sizes)]);
    return i18n._(msg`${count}, ${word}`);
  }
  if (card.price === null) return i18n._(msg`not known`);
  return `${contentName(card.price.format, i18n)} ${formatRupees(card.price.amount)}`;
}

function Marks({ share }: { share: number | null }) {
  const { t } = useLingui();
  if (share === null) {
    return (
      <span className="flex-none text-t3 text-xs">
        <Trans>left out</Trans>
      </span>
    );
  }
  const filled = marksOf(share);
  return (
    <span role="img" aria-label={t`${filled} of 3`} className="flex flex-none gap-0.5">
      {[1, 2, 3].map((mark) => (
        <span key={mark} className={`h-1.5 w-3.5 rounded-full ${mark <= filled ? 'bg-pea' : 'bg-line'}`} />
      ))}
    </span>
  );
}
