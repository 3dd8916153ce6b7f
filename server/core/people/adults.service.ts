import { adultAge, ageOn } from '../../../contract/accounts/adults.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { selectAge } from './people.queries.ts';

/** Refuses an agreement with an influencer whose birth date is missing or who is under 18. */
export async function demandAdult(context: Context, influencerId: number): Promise<void> {
  const stated = await selectAge(context.db, influencerId);
  if (!stated) return;
  if (stated.kept_hidden || (stated.birth_date && ageOn(dateInIndia(context.now()), stated.birth_date) < adultAge)) {
    throw refuse('BIRTH_DATE', msg`Agreements are for people aged ${{ age: adultAge }} or over.`);
  }
  if (stated.birth_date) return;
  throw refuse(
    'BIRTH_DATE',
    msg`We need the creator’s birth date before the first agreement. Agreements are for people aged ${{ age: adultAge }} or over.`,
  );
}
