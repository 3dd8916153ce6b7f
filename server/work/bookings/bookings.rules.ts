import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { OfferTermsBody } from '../../../contract/campaigns/offer-terms.ts';
import { type ContentId, isPlatform } from '../../../contract/core/platforms.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Row } from '../../../database/schema.ts';
import { countWords } from '../../campaigns/matching/match-price.rules.ts';
import { inSeries, type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';

type Booked = Pick<Row<'creator_package'>, 'title' | 'deliverables' | 'platforms' | 'days' | 'price'>;

/** Days in which the two sides can come to an agreement in a campaign that was made for a booking. */
const talkDays = 7;
/** Days of such a campaign after the work is due, for its approval and publication. */
const afterDays = 21;

interface When {
  /** Date in India. */
  today: string;
  /** Days in which the creator answers the offer. */
  answerDays: number;
}

/** Day by which the booked work is handed in: its days, from when the offer is answered at the latest. */
export function dueOf({ days }: Pick<Booked, 'days'>, { today, answerDays }: When): string {
  return addDays(today, answerDays + days);
}

/** The work of a package as an offer names it; never due after the campaign ends. */
export function bookedWork(
  { deliverables }: Pick<Booked, 'deliverables'>,
  { due, endDate }: { due: string; endDate: string | null },
): NonNullable<OfferTermsBody['deliverables']> {
  const by = endDate !== null && endDate < due ? endDate : due;
  return deliverables.map(({ type, quantity, delivery }) => ({
    type: type as ContentId,
    quantity,
    due: by,
    ...(delivery ? { delivery } : {}),
  }));
}

/** First words of the brief of a campaign that was made for a booking. */
export function briefWords({ title, deliverables, days }: Booked): LocalizedMessage {
  const pieces = inSeries(deliverables.map(({ type, quantity }) => countWords(type, quantity)));
  return msg`Booking of the package “${{ title }}”: ${{ pieces }}, handed in within ${{ count: days }} days.`;
}

/** A campaign for one creator, by invitation only, whose work and money are those of a package. */
export function campaignFor(booked: Booked, { brief, ...when }: When & { brief: string }): CampaignBody {
  const { title, deliverables, platforms, price } = booked;
  const deadline = addDays(when.today, talkDays);
  const isPublished = deliverables.some(({ delivery }) => delivery !== 'hand_over');
  return {
    type: 'standard',
    visibility: 'invited',
    compensation: 'paid',
    slots: 1,
    title,
    brief,
    objective: isPublished ? 'awareness' : 'content',
    platforms: platforms.filter(isPlatform),
    content: deliverables.map(({ type, quantity, delivery }) => ({
      type: type as ContentId,
      quantity,
      ...(delivery ? { delivery } : {}),
    })),
    budget_total: toRupees(price),
    budget_per_creator: toRupees(price),
    application_deadline: deadline,
    start_date: when.today,
    end_date: addDays(dueOf(booked, when), afterDays),
  };
}
