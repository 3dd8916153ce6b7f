import { adultAge, ageOn } from '../../../contract/accounts/adults.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';

interface Hideable {
  /** Null: no influencer. */
  kept_hidden: boolean | null;
  /** `YYYY-MM-DD` */
  birth_date: string | null;
}

/** Whether operators may hide a profile, or show it again; `today` in India. */
export function hidingPolicy({ kept_hidden, birth_date }: Hideable, today: string): Record<'hide' | 'show', Answer> {
  const hasProfile = kept_hidden !== null || no('RULE', 'Only influencers have a profile to hide.');
  const isAdult = birth_date === null || ageOn(today, birth_date) >= adultAge;
  return {
    hide: allOf(hasProfile, kept_hidden === false || no('CONFLICT', 'This profile is already hidden.')),
    show: allOf(
      hasProfile,
      kept_hidden === true || no('CONFLICT', 'This profile isn’t hidden.'),
      isAdult || no('RULE', 'According to the birth date, this is a minor’s profile.'),
    ),
  };
}
