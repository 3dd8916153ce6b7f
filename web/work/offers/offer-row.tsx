import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferStatus } from '../../../contract/campaigns/offer-sides.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { type ComparedTerm, compareTerms, mainTerms } from './offer-terms.ts';

export interface Maker {
  id: string;
  name: string;
  image: string | null;
}

const statusNames: Record<Exclude<OfferStatus, 'live'>, MessageDescriptor> = {
  countered: msg`Countered`,
  accepted: msg({ context: 'offer', message: 'Accepted' }),
  declined: msg({ context: 'offer', message: 'Declined' }),
  withdrawn: msg({ context: 'offer', message: 'Withdrawn' }),
  expired: msg({ context: 'offer', message: 'Expired' }),
};

interface OfferRowProps {
  offer: Offer;
  before: Offer | undefined;
  maker: Maker;
  /** Names the maker, as "You offered". */
  headline: ReactNode;
}

/** An answered offer of the thread in one row: what it said, and what it changed. */
export function OfferRow({ offer, before, maker, headline }: OfferRowProps) {
  const { i18n } = useLingui();
  const { status, amount, note, createdAt } = offer;
  const terms = mainTerms(compareTerms(offer, before, i18n));
  return (
    <li className="flex gap-4 border-line border-b py-4 last:border-b-0 max-md:gap-3">
      <Avatar id={maker.id} image={maker.image} size={40} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 text-t3 text-sm">
            <b className="font-semibold text-base text-t1">{headline}</b> ·{' '}
            <span className="num">{momentInWords(createdAt, i18n)}</span>
          </p>
          {amount === null ? null : (
            <span className="num text-right">
              {before && before.amount !== amount && before.amount !== null ? (
                <Was>{formatRupees(before.amount)}</Was>
              ) : null}{' '}
              <Money value={amount} size={19} />
            </span>
          )}
          {status === 'live' ? null : <Tag tone="grey">{i18n._(statusNames[status])}</Tag>}
        </div>
        <p className="num mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {terms.map((term) => (
            <span key={term.id}>
              <Change term={term} />
            </span>
          ))}
        </p>
        {note ? <p className="mt-1 whitespace-pre-line text-sm text-t2">“{note}”</p> : null}
      </div>
    </li>
  );
}

/** New words, after the struck old ones where they changed. */
function Change({ term: { words, was } }: { term: ComparedTerm }) {
  if (was === null || was === words) return words;
  return (
    <>
      <Was>{was}</Was> <ins className="font-semibold no-underline">{words}</ins>
    </>
  );
}

/** Struck old words, read out as "was …, now". */
export function Was({ children }: { children: string }) {
  return (
    <>
      <span className="sr-only">
        <Trans>was {children}, now</Trans>
      </span>
      <del aria-hidden="true" className="text-t3 decoration-[1.5px]">
        {children}
      </del>
    </>
  );
}
