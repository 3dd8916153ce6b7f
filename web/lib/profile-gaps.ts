import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const words = {
  profile_image: msg`a picture`,
  last_name: msg`your last name`,
  business_name: msg`your business name`,
  gender: msg`your gender`,
  birth_date: msg`your birth date`,
  city: msg`your city`,
  bio: msg`a few words about you`,
  website: msg`your website`,
  languages: msg`your languages`,
  categories: msg`your categories`,
  content_types: msg`what you make`,
  rates: msg`your rates`,
  social_accounts: msg`a social account`,
} as const;

/** Labels of missing profile fields. */
export function useGapWord(): (field: string) => string {
  const { i18n } = useLingui();
  return (field) => {
    const word = words[field as keyof typeof words];
    return word ? i18n._(word) : field;
  };
}
