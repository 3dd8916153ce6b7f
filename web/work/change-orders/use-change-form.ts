import { useState } from 'react';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { defaultDaysOnline, namelessChannels, type OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { pieceKey, piecesOf } from '../../../contract/campaigns/pieces.rules.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { AgreedPayment } from '../../../contract/work/escrow.ts';
import { namesRivals } from '../exclusivity/names-rivals.ts';
import { isSamePlan } from '../payments/plan-changes.ts';
import { isComplete, type PlanRow, paymentsOf, rowsOf } from '../payments/plan-rows.ts';
import type { Proposal } from './change-orders.queries.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Parts of an agreement that can change: once its work is approved, no longer the work, and once it is paid for, only rights and price. */
export type ChangeScope = 'all' | 'publication' | 'renewal';

/** State of a change order while it is written, starting from the terms in force and their payments; undefined while these are loading. */
export function useChangeForm(terms: AgreementTerms, scope: ChangeScope, agreedPlan?: readonly AgreedPayment[]) {
  const agreedRights = rightsOf(terms);
  const agreedDays = terms.days_online ?? defaultDaysOnline;
  const agreedRaw = terms.raw_files ?? false;
  const agreedExclusivity = terms.exclusivity ?? null;
  const agreedAds = terms.partnership_ad_until ?? null;
  const [amount, setAmount] = useState<number | undefined>(terms.price ?? undefined);
  const [pieces, setPieces] = useState(terms.deliverables);
  const [revisions, setRevisions] = useState(terms.revisions);
  const [day, setDay] = useState('');
  const [liveBy, setLiveBy] = useState('');
  const [rights, setRights] = useState<OfferTerms['usage_rights']>(agreedRights);
  const [daysOnline, setDaysOnline] = useState(agreedDays);
  const [raw, setRaw] = useState(agreedRaw);
  const [exclusivity, setExclusivity] = useState(agreedExclusivity);
  const [adsUntil, setAdsUntil] = useState(agreedAds);
  const [note, setNote] = useState('');
  const [written, setPlan] = useState<readonly PlanRow[]>();
  const offered = pieces.filter(({ quantity }) => quantity > 0);
  // A renewal's term begins anew, so it is sent even where it is as long as the one before.
  const isRightsChanged = scope === 'renewal' ? rights !== null : !isSame(rights, agreedRights);
  const price = amount ?? 0;
  const keys = offered.length > 0 ? piecesOf(offered).map(pieceKey) : [];
  const plan = scope === 'all' && agreedPlan ? (written ?? rowsOf(agreedPlan)) : [];
  const payments = paymentsOf(plan, price, keys);
  const isPlanChanged = plan.length > 0 && !isSamePlan(agreedPlan ?? [], payments);
  const changes = {
    ...(terms.price !== null && amount !== terms.price && amount ? { amount } : {}),
    ...(isSame(offered, terms.deliverables) ? {} : { deliverables: offered as NonNullable<Proposal['deliverables']> }),
    ...(isPlanChanged ? { payments } : {}),
    ...(revisions === undefined || revisions === terms.revisions ? {} : { revisions }),
    ...(day ? { ready_by: day } : {}),
    ...(liveBy ? { publish_by: liveBy } : {}),
    ...(isRightsChanged ? { usage_rights: rightsBody(rights) } : {}),
    ...(daysOnline === agreedDays ? {} : { days_online: daysOnline }),
    ...(isSame(exclusivity, agreedExclusivity) ? {} : { exclusivity }),
    ...(adsUntil === agreedAds ? {} : { partnership_ad_until: adsUntil }),
    ...(raw === agreedRaw ? {} : { raw_files: raw }),
  };
  return {
    amount,
    setAmount,
    pieces,
    setPieces,
    revisions,
    setRevisions,
    day,
    setDay,
    liveBy,
    setLiveBy,
    rights,
    setRights,
    daysOnline,
    setDaysOnline,
    raw,
    setRaw,
    exclusivity,
    setExclusivity,
    adsUntil,
    setAdsUntil,
    note,
    setNote,
    /** Payments as they are written; none where they are not part of the change. */
    plan,
    setPlan,
    /** The plan with its amounts. */
    payments,
    isPlanChanged,
    /** The plan can be sent. */
    isPlanned: !isPlanChanged || isComplete(plan, price, dateInIndia(new Date())),
    /** Keys of the pieces after the change. */
    keys,
    isChanged: Object.keys(changes).length > 0,
    isNoted: note.trim() !== '',
    hasWork: offered.length > 0,
    /** The exclusivity says from whom. */
    isNamed: namesRivals(exclusivity),
    /** Rupees by which the price changes. */
    difference: terms.price === null ? 0 : (amount ?? 0) - terms.price,
    /** The proposal as the server takes it. */
    body: (): Proposal => ({ ...changes, note: note.trim() }),
  };
}
export type ChangeForm = ReturnType<typeof useChangeForm>;

function rightsOf({ usage_rights: rights }: AgreementTerms): OfferTerms['usage_rights'] {
  if (!rights) return null;
  const { until: _, ...agreed } = rights;
  return agreed;
}

/** Rights that name no channels are sent with those that they stand for. */
function rightsBody(rights: OfferTerms['usage_rights']): Proposal['usage_rights'] {
  return rights && { editing: 'none', ...rights, channels: rights.channels ?? [...namelessChannels] };
}
