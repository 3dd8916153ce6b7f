import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { ApiError } from '../../lib/api.ts';
import { placeIn, wordIn } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Comparison, ComparisonLine } from '../../ui/data/comparison.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { toggleCompared } from './compared.ts';
import { detailsQuery } from './details.queries.ts';
import { figure, langOf, lastSeen, percent, sourceOf } from './figures.ts';
import { priceWords } from './filter-names.ts';

interface CompareDialogProps {
  cards: readonly InfluencerCard[];
  renderAct: (card: InfluencerCard) => ReactNode;
  onClose: () => void;
}

/** Minimum table width on phones, where it scrolls sideways under a sticky first column. */
const widths: Record<number, string> = { 3: 'max-md:w-140', 4: 'max-md:w-175' };

/** Current data of the compared creators; deleted ones are removed. */
function useFresh(kept: readonly InfluencerCard[]): Map<string, InfluencerCard> {
  const { t } = useLingui();
  const answers = useQueries({ queries: kept.map(({ id }) => detailsQuery(id)) });
  const gone = kept.find((_, place) => isGone(answers[place]?.error));
  const takeAway = useEffectEvent((card: InfluencerCard) => {
    toggleCompared(card);
    showToast('info', t`${card.fullname} is no longer available.`);
  });
  useEffect(() => {
    if (gone) takeAway(gone);
  }, [gone]);
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Compares up to four creators in a table. */
export function CompareDialog({ cards: kept, renderAct, onClose }: CompareDialogProps) {
  const { t, i18n } = useLingui();
  const fresh = useFresh(kept);
  const cards = kept.map((card) => fresh.get(card.id) ?? card);
  return (
    <Comparison
      title={<Trans>Compare creators</Trans>}
      caption={t`Creator comparison`}
      items={cards}
      renderHead={(card) => <Head card={card} />}
      onClose={onClose}
      className={widths[cards.length]}
    >
      <ComparisonLine name={<Trans>Followers</Trans>} items={cards} value={(card) => <FollowerCount card={card} />} />
      <ComparisonLine name={<Trans>Engagement</Trans>} items={cards} value={(card) => percent(card.engagement_rate)} />
      <ComparisonLine
        name={<Trans>Views</Trans>}
        items={cards}
        value={(card) => figure(card.accounts[0]?.average_views ?? null)}
      />
      <ComparisonLine
        name={<Trans>Price</Trans>}
        items={cards}
        value={(card) => (card.price === null ? '–' : priceWords(card.price, i18n))}
      />
      <ComparisonLine name={<Trans>Authenticity</Trans>} items={cards} value={(card) => card.authenticity ?? '–'} />
      <ComparisonLine
        name={<Trans>City</Trans>}
        items={cards}
        value={(card) => placeIn(i18n.locale, card.city?.name ?? '–')}
      />
      <ComparisonLine name={<Trans>Languages</Trans>} items={cards} value={(card) => namesOf(card.languages, i18n)} />
      <ComparisonLine name={<Trans>Category</Trans>} items={cards} value={(card) => namesOf(card.categories, i18n)} />
      <ComparisonLine name={<Trans>Source</Trans>} items={cards} value={(card) => <Source card={card} />} />
      <ComparisonLine
        name={<Trans>Last active</Trans>}
        items={cards}
        value={(card) => lastSeen(card.last_active, i18n)}
      />
      <ComparisonLine name={<Trans>Replies</Trans>} items={cards} value={repliesOf} />
      <ComparisonLine
        name={<Trans>Contact</Trans>}
        items={cards}
        value={(card) => renderAct(card) ?? (card.unlockable ? '–' : <Trans>No contact yet</Trans>)}
      />
    </Comparison>
  );
}

const repliesOf = ({ replies: { asked, answered } }: InfluencerCard) =>
  asked === 0 ? (
    <Trans>Unknown</Trans>
  ) : (
    <Trans>
      {answered} of {asked}
    </Trans>
  );

const namesOf = (items: readonly { name: string }[], { locale }: I18n) =>
  items.map(({ name }) => wordIn(locale, name)).join(', ') || '–';

function Head({ card }: { card: InfluencerCard }) {
  return (
    <span className="flex items-center gap-2">
      <Avatar id={card.id} image={card.profile_image} size={32} />
      <Link
        to={paths.influencerProfile('influencer', card.id)}
        lang={langOf(card.fullname)}
        className="link min-w-0 truncate text-sm"
      >
        {card.fullname}
      </Link>
    </span>
  );
}

function Source({ card }: { card: InfluencerCard }) {
  const { i18n } = useLingui();
  const account = card.accounts[0];
  return account ? `${platformName(account.platform)}, ${sourceOf(account, i18n)}` : '–';
}
