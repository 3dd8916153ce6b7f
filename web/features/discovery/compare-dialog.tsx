import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { InfluencerCard } from '../../../contract/influencer-card.ts';
import { ApiError } from '../../lib/api.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { platformName } from '../../lib/platforms.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.ts';
import { toggleCompared } from './compared.ts';
import { detailsQuery } from './details.queries.ts';
import { figure, langOf, lastSeen, percent, sourceOf } from './figures.ts';

interface CompareDialogProps {
  cards: readonly InfluencerCard[];
  renderAct: (card: InfluencerCard) => ReactNode;
  onClose: () => void;
}

/** A column keeps its width on phones, where the table scrolls sideways under its first column. */
const widths: Record<number, string> = { 3: 'max-md:w-140', 4: 'max-md:w-175' };

/** The figures as they are now. Whoever is no longer there leaves. */
function useFresh(kept: readonly InfluencerCard[]): Map<string, InfluencerCard> {
  const { t } = useLingui();
  const answers = useQueries({ queries: kept.map(({ id }) => detailsQuery(id)) });
  const gone = kept.find((_, place) => isGone(answers[place]?.error));
  const takeAway = useEffectEvent((card: InfluencerCard) => {
    toggleCompared(card);
    showToast('info', t`${card.fullname} can no longer be found.`);
  });
  useEffect(() => {
    if (gone) takeAway(gone);
  }, [gone]);
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Up to four creators side by side, figure by figure. */
export function CompareDialog({ cards: kept, renderAct, onClose }: CompareDialogProps) {
  const { t, i18n } = useLingui();
  const fresh = useFresh(kept);
  const cards = kept.map((card) => fresh.get(card.id) ?? card);
  return (
    <Modal
      labelledBy="compare-title"
      onClose={onClose}
      className="inset-0 m-auto h-fit max-h-[calc(100dvh-32px)] w-[min(1080px,calc(100vw-32px))] max-w-none rounded-dialog"
    >
      <div className="flex items-center gap-3 px-6 pt-5 pb-3">
        <h2 id="compare-title" className="h3 flex-1">
          <Trans>Compare creators</Trans>
        </h2>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
      <div className="relative min-h-0 overflow-y-auto pb-4">
        <Table
          caption={t`Creators compared`}
          className={cx(
            widths[cards.length],
            '[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-2 [&_tr>:first-child]:bg-raised',
          )}
        >
          <thead>
            <tr>
              <th scope="col" className="w-26 md:w-36">
                <span className="sr-only">
                  <Trans>Figure</Trans>
                </span>
              </th>
              {cards.map((card) => (
                <th key={card.id} scope="col">
                  <Head card={card} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line name={<Trans>Followers</Trans>} cards={cards} value={(card) => figure(card.followers)} />
            <Line name={<Trans>Engaged</Trans>} cards={cards} value={(card) => percent(card.engagement_rate)} />
            <Line
              name={<Trans>Views</Trans>}
              cards={cards}
              value={(card) => figure(card.accounts[0]?.average_views ?? null)}
            />
            <Line
              name={<Trans>Price from</Trans>}
              cards={cards}
              value={(card) => (card.price_from === null ? '–' : formatRupees(card.price_from))}
            />
            <Line name={<Trans>Authenticity</Trans>} cards={cards} value={(card) => card.authenticity ?? '–'} />
            <Line name={<Trans>City</Trans>} cards={cards} value={(card) => card.city?.name ?? '–'} />
            <Line name={<Trans>Speaks</Trans>} cards={cards} value={(card) => namesOf(card.languages, i18n)} />
            <Line name={<Trans>Category</Trans>} cards={cards} value={(card) => namesOf(card.categories, i18n)} />
            <Line name={<Trans>Source</Trans>} cards={cards} value={(card) => <Source card={card} />} />
            <Line name={<Trans>Last active</Trans>} cards={cards} value={(card) => lastSeen(card.last_active, i18n)} />
            <Line name={<Trans>Replies</Trans>} cards={cards} value={repliesOf} />
            <Line
              name={<Trans>Contact</Trans>}
              cards={cards}
              value={(card) => renderAct(card) ?? (card.unlockable ? '–' : <Trans>No contact yet</Trans>)}
            />
          </tbody>
        </Table>
      </div>
    </Modal>
  );
}

const repliesOf = ({ replies: { asked, answered } }: InfluencerCard) =>
  asked === 0 ? (
    <Trans>Not known yet</Trans>
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

interface LineProps {
  name: ReactNode;
  cards: readonly InfluencerCard[];
  value: (card: InfluencerCard) => ReactNode;
}

function Line({ name, cards, value }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cards.map((card) => (
        <td key={card.id}>{value(card)}</td>
      ))}
    </tr>
  );
}
