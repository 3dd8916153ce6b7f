import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { AlikeFact, Lookalike } from '../../../../contract/discovery/discovery.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { paths } from '../../../lib/paths.ts';
import { topicAndCity } from '../../../lib/topic-and-city.ts';
import { JaaliBand } from '../../../ui/brand/jaali-tile.tsx';
import { partsInWords } from '../../../ui/data/follower-words.ts';
import { shortenIndian } from '../../../ui/forms/rupees.ts';
import { wholeCardLink } from '../../../ui/whole-card-link.ts';
import { priceWords } from '../filter-names.ts';
import { lookalikesQuery } from '../lookalikes.queries.ts';
import { PictureStrip } from '../picture-strip.tsx';

const mostShown = 4;
/** Facts that a creator shares with a similar one, at least. */
const leastShared = 2;

/** Creators who share at least two of topics, audience, size and price. */
export default function SimilarCreators({ id }: { id: string }) {
  const { data = [] } = useQuery(lookalikesQuery([id]));
  const cards = data.filter((card) => sharedBy(card).length >= leastShared).slice(0, mostShown);
  if (cards.length === 0) return null;
  return (
    <section className="mt-10">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="h3">
          <Trans>Similar creators</Trans>
        </h2>
        <p className="flex flex-wrap justify-end gap-x-4 font-semibold text-sm">
          {cards.length > 1 ? (
            <Link to={paths.compareCreators(cards.map((card) => card.id))} className="link hit-44">
              <Trans>Compare them</Trans>
            </Link>
          ) : null}
          <Link to={paths.creatorsLike([id])} className="link hit-44">
            <Trans>More like this</Trans>
          </Link>
        </p>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <SimilarCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sharedWords: Record<AlikeFact, MessageDescriptor> = {
  topic: msg`Topics in common`,
  audience: msg`Audience in the same city`,
  size: msg`Similar size`,
  price: msg`Similar price`,
};

const sharedBy = ({ alike }: Lookalike) => alike.facts.filter(({ shared }) => shared).map(({ fact }) => fact);

function SimilarCard({ card }: { card: Lookalike }) {
  const { i18n } = useLingui();
  const parts = partsInWords(card, i18n);
  const place = topicAndCity(card, i18n.locale);
  return (
    <article className="relative h-full overflow-hidden rounded-card border border-line bg-surface">
      <div className={card.pictures.length > 0 ? 'h-30 overflow-hidden' : 'h-14 overflow-hidden'}>
        {card.pictures.length > 0 ? <PictureStrip card={card} /> : <JaaliBand id={card.id} tile={56} />}
      </div>
      <div className="px-4 pt-3.5 pb-4">
        <h3 lang={langOf(card.fullname)} className="h-6 truncate font-semibold leading-6">
          <Link to={paths.influencerProfile('influencer', card.id)} className={wholeCardLink}>
            {card.fullname}
          </Link>
        </h3>
        <p className="h-5.5 truncate text-sm text-t3">{place}</p>
        <ul className="mt-2 grid min-h-12 content-start gap-1 text-sm">
          {sharedBy(card).map((fact) => (
            <li key={fact} className="flex items-center gap-2">
              <Check className="size-4 flex-none text-ok" />
              {i18n._(sharedWords[fact])}
            </li>
          ))}
        </ul>
        <p className="num mt-2 flex flex-wrap justify-between gap-x-3 border-line border-t border-dashed pt-2 text-sm">
          <span>
            {card.followers === null ? (
              <Trans>followers unknown</Trans>
            ) : (
              <>
                <b>{shortenIndian(card.followers)}</b>{' '}
                <Plural value={card.followers} one="follower" other="followers" />
              </>
            )}
          </span>
          {card.price === null ? null : <b>{priceWords(card.price, i18n)}</b>}
        </p>
        {parts === null ? null : <p className="truncate text-t3 text-xs">{parts}</p>}
      </div>
    </article>
  );
}
