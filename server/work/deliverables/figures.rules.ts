import { dateInIndia } from '../../../contract/kit/calendar.ts';

interface Reported {
  /** `YYYY-MM-DD` */
  asOf: string;
  submittedAt: Date | null;
  now: Date;
}

/** Null where a reading may be of that day, else a sentence that says why not. */
export function whyNotAsOf({ asOf, submittedAt, now }: Reported): string | null {
  if (asOf > dateInIndia(now)) return 'Figures cannot be of a day that is still to come.';
  if (submittedAt && asOf < dateInIndia(submittedAt)) return 'This is before the piece was handed in.';
  return null;
}
