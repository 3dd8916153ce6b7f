import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { defaultPayments } from '../../../contract/campaigns/default-payments.rules.ts';
import {
  advancePart,
  defaultDaysOnline,
  longestOfferDays,
  type OfferTerms,
  type OfferTermsBody,
  type Payment,
} from '../../../contract/campaigns/offer-terms.ts';
import { pieceKey, piecesOf } from '../../../contract/campaigns/pieces.rules.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { msmeDays } from '../payments/payments.rules.ts';

type Campaign = Pick<CampaignRow, 'content' | 'usage_days' | 'usage_territory' | 'compensation'>;

/** Complete terms of an offer: what its maker named, the campaign's own work and rights, and none of anything else. */
export function completeTerms(campaign: Campaign, named: OfferTermsBody, amount: number | null): OfferTerms {
  const { payments } = named;
  const deliverables = named.deliverables?.map(completeLine) ?? campaign.content;
  return {
    deliverables,
    payments: amount === null ? [] : (payments?.map(completePayment) ?? defaultPayments(amount, deliverables)),
    usage_rights: named.usage_rights === undefined ? usageOf(campaign) : named.usage_rights,
    exclusivity: named.exclusivity ? completeExclusivity(named.exclusivity) : null,
    days_online: named.days_online ?? defaultDaysOnline,
    partnership_ad_until: named.partnership_ad_until ?? null,
    raw_files: named.raw_files ?? false,
    collab_tag: named.collab_tag ?? false,
    idea_first: named.idea_first ?? false,
  };
}

type NamedLine = NonNullable<OfferTermsBody['deliverables']>[number];

/** A line of work as terms keep it. */
export function completeLine({
  due,
  delivery,
  publish_by: publishBy,
  ...line
}: NamedLine): OfferTerms['deliverables'][number] {
  return {
    ...line,
    ...(due ? { due } : {}),
    ...(delivery === 'hand_over' ? { delivery } : {}),
    ...(publishBy ? { publish_by: publishBy } : {}),
  };
}

interface Days {
  deliverables: OfferTerms['deliverables'];
  /** Day on which all of it is due, where the agreement names one. */
  readyBy?: string | null;
  /** Date in India. */
  today: string;
  /** Days agreed before, which stand though they have passed. */
  agreed?: OfferTerms['deliverables'];
}

/** Why the days of pieces cannot stand; null where they can. */
export function daysProblem({ deliverables, readyBy = null, today, agreed = [] }: Days): LocalizedText | null {
  const known = new Set(agreed.flatMap(({ due, publish_by: by }) => [due, by]));
  const isPast = (day: string | undefined) => day !== undefined && day < today && !known.has(day);
  if (deliverables.some(({ due, publish_by: by }) => isPast(due) || isPast(by))) return 'Choose dates from today on.';
  const published = deliverables.filter(({ publish_by: by }) => by !== undefined);
  if (published.some(({ delivery }) => delivery === 'hand_over')) {
    return 'Only work that is published has a last day for publication.';
  }
  const isEarly = published.some(({ due, publish_by: by = '' }) => by < (due ?? readyBy ?? ''));
  return isEarly ? 'The last day for publication can’t be before the day on which the work is due.' : null;
}

/** Exclusivity as terms keep it. */
export function completeExclusivity({ category = null, from, ...named }: NonNullable<OfferTermsBody['exclusivity']>) {
  return { ...named, category, ...(from ? { from } : {}) };
}

type NamedPayment = NonNullable<OfferTermsBody['payments']>[number];

/** A payment as terms keep it. */
export function completePayment({ date, deliverables, ...payment }: NamedPayment): Payment {
  return { ...payment, date: date ?? null, deliverables: [...new Set(deliverables)] };
}

function usageOf({ usage_days: days, usage_territory: territory }: Campaign): OfferTerms['usage_rights'] {
  return territory === null ? null : { days, territory };
}

interface Wanted {
  campaign: Pick<CampaignRow, 'compensation'>;
  /** Rupees. */
  amount: number | null;
  terms: OfferTerms;
  /** Whether the maker named a payment plan. */
  hasPlan: boolean;
  now: Date;
  /** Date in India. */
  today: string;
  expiresAt: Date;
  /** Last day of payment by law; null where none applies. */
  latestPayment: string | null;
  /** Day on which the influencer will have handed in everything; null where they named none. */
  readyBy: string | null;
}

/** The first field of an offer that cannot stand, with its reason; null where all can. */
export function offerProblem(wanted: Wanted): { field: string; reason: LocalizedText } | null {
  const { campaign, amount, terms, today, now, expiresAt } = wanted;
  if (!offersMoney(campaign) && amount !== null) {
    return { field: 'amount', reason: 'This campaign pays no money.' };
  }
  const latest = now.getTime() + longestOfferDays * dayMs;
  if (expiresAt.getTime() <= now.getTime() || expiresAt.getTime() > latest) {
    return { field: 'expires_at', reason: msg`Choose a time within the next ${{ days: longestOfferDays }} days.` };
  }
  const days = daysProblem({ deliverables: terms.deliverables, readyBy: wanted.readyBy, today });
  if (days) return { field: 'deliverables', reason: days };
  if (terms.exclusivity?.from !== undefined && terms.exclusivity.from < today) {
    return { field: 'exclusivity', reason: 'Choose a first day from today on.' };
  }
  if (terms.partnership_ad_until !== null && terms.partnership_ad_until < today) {
    return { field: 'partnership_ad_until', reason: 'Choose a date from today on.' };
  }
  const reason = amount === null ? noPlanProblem(wanted) : planProblem({ ...wanted, ...terms, amount });
  return reason ? { field: 'payments', reason } : null;
}

const noPlanProblem = ({ hasPlan }: Wanted) => (hasPlan ? 'This campaign pays no money.' : null);

interface Plan extends Pick<Wanted, 'today' | 'latestPayment'>, Pick<OfferTerms, 'payments' | 'deliverables'> {
  /** Rupees. */
  amount: number;
  /** Payments that stand already, whatever their dates. */
  settled?: ReadonlySet<Payment>;
}

/** Why a payment plan cannot stand; null where it can. */
export function planProblem({
  amount,
  payments,
  deliverables,
  today,
  latestPayment,
  settled,
}: Plan): LocalizedText | null {
  if (addRupees(payments.map((payment) => payment.amount)) !== amount) return 'The payments must add up to the amount.';
  const advances = payments.filter(({ due }) => due === 'advance');
  const isAdvanced = advances.every((payment) => settled?.has(payment));
  if (!isAdvanced && addRupees(advances.map((payment) => payment.amount)) > amount * advancePart) {
    return 'The advance can be at most half of the amount.';
  }
  if (payments.some(({ due, date }) => (due === 'date') !== (date !== null))) {
    return 'A payment on a date needs that date, and no other payment has one.';
  }
  const dates = payments.flatMap((payment) => (payment.date === null || settled?.has(payment) ? [] : [payment.date]));
  if (dates.some((date) => date < today)) return 'Choose payment dates from today on.';
  if (latestPayment !== null && dates.some((date) => date > latestPayment)) {
    return msg`By law a micro or small enterprise is paid within ${{ days: msmeDays }} days. Choose an earlier payment date.`;
  }
  const names = new Set(piecesOf(deliverables).map(pieceKey));
  if (payments.some(({ deliverables: awaited }) => awaited.some((name) => !names.has(name)))) {
    return 'A payment can only wait for work of this offer.';
  }
  return null;
}

interface Budget {
  /** Paise; null: no limit. */
  perCreator: number | null;
  remaining: number | null;
}

/** Paise by which a price is above the budget of its campaign; 0 within. */
export function overBudget(price: number | null, { perCreator, remaining }: Budget): number {
  if (price === null) return 0;
  const overs = [perCreator, remaining].flatMap((limit) => (limit === null ? [] : price - limit));
  return Math.max(0, ...overs);
}
