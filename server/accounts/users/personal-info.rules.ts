import { adultAge, ageOn } from '../../../contract/accounts/adults.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';

/** Fields of a complete profile, by role; each has the same weight. */
const wanted = {
  influencer: [
    'profile_image',
    'last_name',
    'gender',
    'birth_date',
    'city',
    'bio',
    'languages',
    'categories',
    'content_types',
    'rates',
    'social_accounts',
  ],
  business: ['profile_image', 'business_name', 'bio', 'website', 'city', 'categories', 'social_accounts'],
} as const;

export type Fillable = (typeof wanted)['influencer' | 'business'][number];
/** Fields that only one kind of account has. */
const influencerOnly = ['gender', 'birth_date', 'content_types', 'rates'] as const;
const businessOnly = ['business_name'] as const;

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Completeness of a profile in whole percent, and the missing fields. */
export function completenessOf(role: Role, values: Record<Fillable, unknown>) {
  const fields: readonly Fillable[] = wanted[role === 'influencer' ? 'influencer' : 'business'];
  const missing = fields.filter((field) => !isFilled(values[field]));
  return { completeness: Math.round(((fields.length - missing.length) / fields.length) * 100), missing };
}

/** Given fields that this role does not have, with the reason. */
export function misplacedFields(role: Role, given: Record<string, unknown>): Record<string, string> {
  const isInfluencer = role === 'influencer';
  const foreign = isInfluencer ? businessOnly : influencerOnly;
  const reason = isInfluencer ? 'Only brands and partners have this.' : 'Only influencers have this.';
  return Object.fromEntries(foreign.filter((field) => isFilled(given[field])).map((field) => [field, reason]));
}

/** Problem with a birth date; null when there is none. `today` is the date in India. */
export function birthDateProblem(birthDate: string, today: string): LocalizedText | null {
  const age = ageOn(today, birthDate);
  if (age < 0 || age > 120) return 'Enter your birth date.';
  return age < adultAge ? msg`You have to be at least ${{ age: adultAge }} years old.` : null;
}
