import type { OfferTerms, Payment } from '../../../contract/campaigns/offer-terms.ts';

interface FullyPaidAsked {
  payments: readonly Pick<Payment, 'due' | 'date'>[];
  pieces: OfferTerms['deliverables'];
  /** Last day of the campaign, for work without a day of its own. */
  endDate: string;
  today: string;
}

/** Day on which everything is paid if all goes by the plan; rights to the work begin then. */
export function fullyPaidOn({ payments, pieces, endDate, today }: FullyPaidAsked): string {
  const latest = (days: readonly (string | undefined)[]) =>
    days.reduce<string>((last, day) => later(last, day ?? endDate), today);
  const days = payments.map(({ due, date }) => {
    if (due === 'advance') return today;
    if (due === 'date' && date) return date;
    return latest(pieces.map((piece) => (due === 'published' ? (piece.publish_by ?? piece.due) : piece.due)));
  });
  return latest(days);
}

const later = (one: string, other: string) => (one > other ? one : other);
