import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { inHandOf } from '../../../contract/work/escrow.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { FromBudget } from '../escrow/from-budget.tsx';
import { InHand } from '../escrow/in-hand.tsx';
import { ClashNotes } from '../exclusivity/clash-notes.tsx';
import { PaymentPlan } from '../payments/payment-plan.tsx';
import { type Maker, Was } from './offer-row.tsx';
import { compareTerms } from './offer-terms.ts';

interface LiveOfferProps {
  offer: Offer;
  before: Offer | undefined;
  maker: Maker;
  headline: ReactNode;
  isOwner: boolean;
  /** Over-budget strip and buttons. */
  children: ReactNode;
}

/** The offer that waits for an answer, open with everything it says. */
export function LiveOffer({ offer, before, maker, headline, isOwner, children }: LiveOfferProps) {
  const { i18n } = useLingui();
  const heading = useId();
  const until = momentInWords(offer.expires_at, i18n);
  /** Price for the owner, the net for the creator, so that a difference compares like with like. */
  const shown = ({ amount, net }: Pick<Offer, 'amount' | 'net'>) => (isOwner || !net ? amount : inHandOf(net));
  const waitsForReader = offer.can.accepted === true || offer.can.declined === true;
  return (
    <li className="flex gap-4 pt-4 max-md:block">
      <span className="max-md:hidden">
        <Avatar id={maker.id} image={maker.image} size={40} />
      </span>
      <section
        aria-labelledby={heading}
        className="min-w-0 flex-1 overflow-clip rounded-[3px_18px_18px_18px] border-2 border-pea"
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-pea-tint px-4 py-3 md:px-5">
          <h3 id={heading} className="min-w-0 flex-[1_1_14rem] text-sm text-t3">
            <b className="font-semibold text-base text-t1">{headline}</b> ·{' '}
            <span className="num">{momentInWords(offer.createdAt, i18n)}</span>
          </h3>
          <Tag tone="amber" icon={Hourglass}>
            <span className="num">
              {waitsForReader ? <Trans>Your answer by {until}</Trans> : <Trans>Open until {until}</Trans>}
            </span>
          </Tag>
        </header>
        {/* The bar of the buttons sticks within this, so that it never covers the head. */}
        <div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
            {offer.amount === null ? null : (
              <p className="num flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
                <Money value={shown(offer) ?? offer.amount} size={44} />
                {isOwner ? null : (
                  <span className="text-t2">
                    <Trans>net in your hand</Trans>
                  </span>
                )}
                <Difference now={shown(offer) ?? offer.amount} before={before ? shown(before) : null} />
              </p>
            )}
            <Changes offer={offer} before={before} />
            <ClashNotes clashes={offer.clashes} />
            {offer.note ? (
              <blockquote className="whitespace-pre-line border-line border-l-[3px] pl-3">“{offer.note}”</blockquote>
            ) : null}
            {offer.net ? (
              <div className="grid items-stretch gap-4 md:grid-cols-2">
                {isOwner ? <FromBudget net={offer.net} /> : <InHand net={offer.net} />}
                {offer.payments.length > 0 ? (
                  <div className="flex flex-col">
                    <p className="h5 mb-1">
                      <Trans>Payment plan</Trans>
                    </p>
                    <PaymentPlan payments={offer.payments} {...(isOwner ? {} : { net: offer.net })} />
                  </div>
                ) : null}
              </div>
            ) : null}
            {offer.gst ? (
              <p className="num text-sm text-t2">
                <Trans>
                  Plus {formatRupees(offer.gst)} GST ({offer.gst_percent}%): {formatRupees(offer.total ?? 0)} in all.
                </Trans>
              </p>
            ) : null}
          </div>
          {children}
        </div>
      </section>
    </li>
  );
}

function Difference({ now, before }: { now: number; before: number | null }) {
  if (before === null || before === now) return null;
  const difference = formatRupees(Math.abs(now - before));
  return (
    <span>
      <Was>{formatRupees(before)}</Was>{' '}
      <b className="font-semibold">
        {now > before ? '+' : '−'} {difference}
      </b>{' '}
      <span className="text-t3">
        <Trans>on the offer before</Trans>
      </span>
    </span>
  );
}

/** Terms of the offer beside those before; without an offer before, its terms alone. */
function Changes({ offer, before }: { offer: Offer; before: Offer | undefined }) {
  const { i18n } = useLingui();
  const terms = compareTerms(offer, before, i18n);
  return (
    <dl className="num grid text-sm">
      {terms.map(({ id, name, words, was }) => (
        <div
          key={id}
          className="grid gap-x-4 gap-y-0.5 border-line border-b border-dashed py-2 last:border-b-0 md:grid-cols-[132px_minmax(0,1fr)_minmax(0,1.35fr)]"
        >
          <dt className="text-t3">{name}</dt>
          {was === null ? (
            <dd className="md:col-span-2">{words}</dd>
          ) : was === words ? (
            <>
              <dd className="text-t3">{words}</dd>
              <dd className="text-t3 max-md:hidden">
                <Trans>the same</Trans>
              </dd>
            </>
          ) : (
            <>
              <dd>
                <Was>{was}</Was>
              </dd>
              <dd className="font-semibold">{words}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}
