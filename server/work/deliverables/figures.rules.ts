import { dateInIndia } from '../../../contract/kit/calendar.ts';

interface Reported {
  /** `YYYY-MM-DD` */
  asOf: string;
  submittedAt: Date | null;
  now: Date;
}

/** Null if a reading may have this date, otherwise the reason as a sentence. */
export function whyNotAsOf({ asOf, submittedAt, now }: Reported): string | null {
  if (asOf > dateInIndia(now)) return 'The date of the numbers can’t be in the future.';
  if (submittedAt && asOf < dateInIndia(submittedAt)) return 'This is before the piece was submitted.';
  return null;
}
