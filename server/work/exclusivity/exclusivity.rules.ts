import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { addDays, daysBetween } from '../../../contract/kit/calendar.ts';
import type { Clash } from '../../../contract/work/exclusivity.ts';

export type Exclusivity = NonNullable<OfferTerms['exclusivity']>;

/** Another agreement of the influencer in force. */
export interface OtherDeal {
  campaign: { id: string; title: string };
  /** Names of its campaign's topics. */
  categories: readonly string[];
  brand: string;
  /** Last day of its work in India; null once it is paid for. */
  worksUntil: string | null;
  exclusivity: Exclusivity | null;
  /** Day in India on which it was agreed. */
  agreedOn: string;
}

interface Wanted {
  /** Exclusivity that is asked for; null: none. */
  asked: Exclusivity | null;
  campaign: { categories: readonly string[]; brand: string; endDate: string };
  /** Date in India. */
  today: string;
  isInfluencer: boolean;
}

const fold = (words: string) => words.trim().toLowerCase();
const has = (list: readonly string[], words: string | null) =>
  words !== null && list.some((one) => fold(one) === fold(words));

interface Span {
  from: string;
  until: string;
}

/** First and last day of an exclusivity; it begins with the agreement where no first day was named. */
function spanOf({ from, days }: Exclusivity, agreedOn: string): Span {
  const first = from ?? agreedOn;
  return { from: first, until: addDays(first, days - 1) };
}

/** Days that two spans share. */
function sharedDays(one: Span, other: Span): number {
  const from = [one.from, other.from].toSorted()[1] ?? '';
  const until = [one.until, other.until].toSorted()[0] ?? '';
  return Math.max(0, daysBetween(from, until) + 1);
}

/** Clashes of an offer with other agreements, the longest first, as its reader may know them. */
export function clashesOf(wanted: Wanted, others: readonly OtherDeal[]): Clash[] {
  const found = others.flatMap((other) => [...workClash(wanted, other), ...exclusivityClash(wanted, other)]);
  return found.filter(({ days }) => days > 0).toSorted((one, other) => (one.until < other.until ? 1 : -1));
}

/** The influencer works for another brand of the asked category, or for a named one: that would tell the owner who it is. */
function workClash({ asked, today, isInfluencer }: Wanted, other: OtherDeal): Clash[] {
  if (!asked || other.worksUntil === null) return [];
  const isCategory = has(other.categories, asked.category);
  if (!isCategory && !(isInfluencer && has(asked.brands, other.brand))) return [];
  const days = sharedDays(spanOf(asked, today), { from: today, until: other.worksUntil });
  const category = isCategory ? asked.category : null;
  return [{ kind: 'work', category, until: other.worksUntil, days, campaign: isInfluencer ? other.campaign : null }];
}

/** The campaign falls under an exclusivity that the influencer agreed on with another brand. */
function exclusivityClash({ campaign, today, isInfluencer }: Wanted, other: OtherDeal): Clash[] {
  const { exclusivity } = other;
  if (!exclusivity) return [];
  const isCategory = has(campaign.categories, exclusivity.category);
  if (!isCategory && !has(exclusivity.brands, campaign.brand)) return [];
  const span = spanOf(exclusivity, other.agreedOn);
  const days = sharedDays(span, { from: today, until: campaign.endDate });
  const category = isCategory ? exclusivity.category : null;
  return [{ kind: 'exclusivity', category, until: span.until, days, campaign: isInfluencer ? other.campaign : null }];
}
