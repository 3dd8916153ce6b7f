import { useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { defaultPayments } from '../../../contract/campaigns/default-payments.rules.ts';
import { defaultDaysOnline, type OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { pieceKey, piecesOf } from '../../../contract/campaigns/pieces.rules.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { namesRivals } from '../exclusivity/names-rivals.ts';
import { isComplete, paymentsOf, rowsOf } from '../payments/plan-rows.ts';
import type { OfferBody } from './offers.queries.ts';
import { endOf, type OpenFor } from './open-until.tsx';

export const noteLength = 1_000;

interface Start {
  campaign: Pick<Campaign, 'content' | 'usage_rights' | 'compensation'>;
  /** The offer to counter. */
  live: Offer | undefined;
  /** Rupees of the application, where there is no offer yet. */
  quote: number | null;
}

interface Extras extends Pick<OfferTerms, 'raw_files' | 'collab_tag' | 'idea_first'> {
  /** Undefined: the usual ones. */
  days_online: number | undefined;
}

/** State of an offer while it is written, starting from the live one, else from the campaign and the quote. */
export function useOfferForm({ campaign, live, quote }: Start) {
  const [amount, setAmount] = useState<number | undefined>(live?.amount ?? quote ?? undefined);
  const [pieces, setPieces] = useState<OfferTerms['deliverables']>(live?.deliverables ?? campaign.content);
  const [rights, setRights] = useState<OfferTerms['usage_rights']>(live ? live.usage_rights : campaign.usage_rights);
  const [extras, setExtras] = useState<Extras>({
    days_online: live?.days_online,
    raw_files: live?.raw_files ?? false,
    collab_tag: live?.collab_tag ?? false,
    idea_first: live?.idea_first ?? false,
  });
  const [exclusivity, setExclusivity] = useState<OfferTerms['exclusivity']>(live?.exclusivity ?? null);
  const [adsUntil, setAdsUntil] = useState(live?.partnership_ad_until ?? null);
  const [open, setOpen] = useState<OpenFor>({ hours: 72 });
  const [note, setNote] = useState('');
  const [plan, setPlan] = useState(() => rowsOf(live?.payments.length ? live.payments : defaultPayments(1, pieces)));
  const price = offersMoney(campaign) ? (amount ?? 0) : null;
  const offered = pieces.filter(({ quantity }) => quantity > 0);
  const keys = offered.length > 0 ? piecesOf(offered).map(pieceKey) : [];
  const written = {
    ...extras,
    days_online: extras.days_online ?? defaultDaysOnline,
    deliverables: offered,
    usage_rights: rights && { ...rights, until: null },
    exclusivity,
    partnership_ad_until: adsUntil,
  };
  const chosen = [rights, exclusivity, adsUntil, extras.raw_files, extras.collab_tag, extras.idea_first];
  const isPlanned = price === null || isComplete(plan, price, dateInIndia(new Date()));
  return {
    amount,
    setAmount,
    pieces,
    setPieces,
    rights,
    setRights,
    plan,
    setPlan,
    extras,
    setExtras,
    exclusivity,
    setExclusivity,
    adsUntil,
    setAdsUntil,
    open,
    setOpen,
    note,
    setNote,
    /** Rupees; null where the campaign pays no money. */
    price,
    /** Terms as the agreement writes them. */
    written,
    /** Terms other than none, of those that there are; posts stay up anyway. */
    termsSet: chosen.filter(Boolean).length + 1,
    termsCount: chosen.length + 1,
    daysOnline: written.days_online,
    offered,
    /** Sets every term to none, and the days online to the usual ones. */
    clearTerms() {
      setRights(null);
      setExclusivity(null);
      setAdsUntil(null);
      setExtras({ days_online: undefined, raw_files: false, collab_tag: false, idea_first: false });
    },
    isReady: price !== 0 && offered.length > 0 && isPlanned && namesRivals(exclusivity),
    /** Keys of the offered pieces. */
    keys,
    /** The plan with its amounts. */
    payments: paymentsOf(plan, price ?? 0, keys),
    /** The offer as the server takes it. */
    body(now: Date): OfferBody {
      return {
        amount: price,
        deliverables: offered as NonNullable<OfferBody['deliverables']>,
        ...(price === null ? {} : { payments: paymentsOf(plan, price, keys) }),
        ...rightsBody(rights),
        exclusivity,
        partnership_ad_until: adsUntil,
        ...(extras.days_online === undefined ? {} : { days_online: extras.days_online }),
        raw_files: extras.raw_files,
        collab_tag: extras.collab_tag,
        idea_first: extras.idea_first,
        ...(note.trim() ? { note: note.trim() } : {}),
        expires_at: endOf(open, now).toISOString(),
      };
    },
  };
}
export type OfferForm = ReturnType<typeof useOfferForm>;

/** Rights that name no channels are the campaign's own, which an offer follows by leaving them out. */
function rightsBody(rights: OfferTerms['usage_rights']): Pick<OfferBody, 'usage_rights'> {
  if (rights === null) return { usage_rights: null };
  const { channels, ...rest } = rights;
  return channels ? { usage_rights: { ...rest, channels } } : {};
}
