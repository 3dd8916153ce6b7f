import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasAgreement } from '../../../contract/campaigns/application-standing.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Offer, OfferThread as Thread } from '../../../contract/work/offers.ts';
import { nameOf } from '../../lib/people-names.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { useMedia } from '../../lib/use-media.ts';
import { ActingName } from '../../ui/data/acting-name.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { lastAmountOf } from './last-amount.ts';
import { LiveOffer } from './live-offer.tsx';
import { NextStep } from './next-step.tsx';
import { OfferActions } from './offer-actions.tsx';
import { type Maker, OfferRow } from './offer-row.tsx';

const OfferFormDialog = lazyWithRetry(() => import('./offer-form-dialog.tsx'));

/** Offers shown in full; of more, those in the middle are folded. */
const maxShown = 6;
const shownAtEnds = 3;

interface OfferThreadProps {
  campaign: Campaign;
  thread: Thread;
  isOwner: boolean;
}

/** All offers of an application, oldest first; the live one is open and can be answered. */
export function OfferThread({ campaign, thread, isOwner }: OfferThreadProps) {
  const { data: offers, application, can, budget } = thread;
  const [isWhole, setWhole] = useState(offers.length <= maxShown);
  const [isMaking, setMaking] = useState(false);
  const partner = nameOf(isOwner ? application.user : campaign.creator);
  const makers: Record<Offer['by'], Maker> = {
    owner: { id: campaign.creator.id, name: nameOf(campaign.creator), image: campaign.creator.profile_image },
    applicant: { id: application.user.id, name: application.user.fullname, image: application.user.profile_image },
  };
  const folded = isWhole ? 0 : offers.length - 2 * shownAtEnds;
  const isFolded = (at: number) => !isWhole && at >= shownAtEnds && at < offers.length - shownAtEnds;
  const live = offers.find(({ status }) => status === 'live');
  const isPhone = !useMedia('(width >= 768px)');
  const [isEarlierShown, setEarlierShown] = useState(false);
  // On a phone the offer to answer comes first.
  const isLiveFirst = isPhone && live !== undefined && offers.length > 1;
  const isEarlierHidden = isLiveFirst && !isEarlierShown;
  const mine = lastAmountOf(offers, isOwner ? 'owner' : 'applicant');
  const form = { campaign, application, partner, mine, budget, isOwner };
  return (
    <Card as="section" padding="none" className="overflow-visible!">
      <div className="flex items-baseline gap-3 border-line border-b px-4 py-4 md:px-5">
        <h2 className="h4 flex-1">
          <Trans>Offers</Trans>
        </h2>
        <span className="text-sm text-t3">
          <Trans>{partner} sees the same thread</Trans>
        </span>
      </div>
      {isLiveFirst ? (
        <button
          type="button"
          aria-expanded={isEarlierShown}
          onClick={() => setEarlierShown(!isEarlierShown)}
          className="num flex min-h-16 w-full cursor-pointer items-center gap-3 border-line border-b px-4 py-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">
              <Trans>Earlier in this thread</Trans>
            </b>
            <span className="block text-sm text-t3">
              <Sums amounts={[application.quote, ...offers.slice(0, -1).map(({ amount }) => amount)]} />
            </span>
          </span>
          <ChevronDown className={isEarlierShown ? 'rotate-180 text-t3' : 'text-t3'} />
        </button>
      ) : null}
      <ol className="px-4 pb-4 md:px-5 md:pb-5">
        {isEarlierHidden ? null : <Asked application={application} isOwner={isOwner} />}
        {offers.map((offer, at) => {
          if (isEarlierHidden && offer.status !== 'live') return null;
          if (isFolded(at)) {
            return at === shownAtEnds ? (
              <li key={offer.id} className="border-line border-b py-3 text-center">
                <Button variant="text" size="sm" onClick={() => setWhole(true)}>
                  <Trans>{folded} more</Trans>
                </Button>
              </li>
            ) : null;
          }
          const isOwn = (offer.by === 'owner') === isOwner;
          const parts = {
            offer,
            before: offers[at - 1],
            maker: makers[offer.by],
            headline: (
              <>
                <Headline isOwn={isOwn} isCounter={at > 0} name={makers[offer.by].name} />
                <ActingName person={offer.person} account={makers[offer.by].name} />
              </>
            ),
          };
          return offer.status === 'live' ? (
            <LiveOffer key={offer.id} {...parts} isOwner={isOwner}>
              <OfferActions {...form} live={offer} canCounter={can.offer === true} />
            </LiveOffer>
          ) : (
            <OfferRow key={offer.id} {...parts} />
          );
        })}
      </ol>
      {!live && can.offer === true ? (
        <div className="flex justify-end border-line border-t p-4 md:px-5">
          <Button variant="primary" onClick={() => setMaking(true)} className="max-md:w-full">
            {offers.length > 0 ? <Trans>Make a new offer…</Trans> : <Trans>Make an offer…</Trans>}
          </Button>
        </div>
      ) : null}
      {hasAgreement(application.status) ? (
        <NextStep campaign={campaign} application={application} {...{ partner, isOwner }} />
      ) : null}
      <Suspense>
        {isMaking ? <OfferFormDialog {...form} live={undefined} onClose={() => setMaking(false)} /> : null}
      </Suspense>
    </Card>
  );
}

/** The sums that were named, oldest first. */
function Sums({ amounts }: { amounts: readonly (number | null)[] }) {
  return amounts.flatMap((amount) => (amount === null ? [] : [formatRupees(amount)])).join(' · ');
}

function Headline({ isOwn, isCounter, name }: { isOwn: boolean; isCounter: boolean; name: string }) {
  if (isOwn) return isCounter ? <Trans>You countered</Trans> : <Trans>You offered</Trans>;
  return isCounter ? <Trans>{name} countered</Trans> : <Trans>{name} offered</Trans>;
}

/** The price of the application, with which the thread begins. It is a question, not an offer. */
function Asked({ application, isOwner }: { application: Thread['application']; isOwner: boolean }) {
  const { i18n } = useLingui();
  const { user, quote, createdAt, message } = application;
  if (quote === null) return null;
  const name = user.fullname;
  return (
    <li className="flex gap-4 border-line border-b py-4 last:border-b-0 max-md:gap-3">
      <Avatar id={user.id} image={user.profile_image} size={40} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="num min-w-0 flex-1 text-sm text-t3">
            <b className="font-semibold text-base text-t1">
              {isOwner ? <Trans>{name} asked</Trans> : <Trans>You asked</Trans>}
            </b>{' '}
            · <Trans>with the application, {momentInWords(createdAt, i18n)}</Trans>
          </p>
          <Money value={quote} size={19} />
        </div>
        {message ? <p className="mt-1 line-clamp-2 text-sm text-t2">“{message}”</p> : null}
      </div>
    </li>
  );
}
