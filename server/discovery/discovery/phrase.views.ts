import type { ListField } from '../../../search/phrase/lexicon.rules.ts';
import type { Chip, PhraseField } from '../../../search/phrase/phrase.rules.ts';
import { listWord, placeWord, type Said, say, type Value } from '../../kit/i18n/messages.ts';

/** The names of the lists' words by their ids. */
export type Names = Record<ListField, ReadonlyMap<string, string>>;

/** Label of a chip. */
export function labelOf({ field, value }: Pick<Chip, 'field' | 'value'>, names: Names): Said {
  const word = (list: ListField): Value => listWord(names[list].get(value) ?? value);
  const place = (list: 'city' | 'state' | 'country'): Value => placeWord(names[list].get(value) ?? value);
  const number = Number(value).toLocaleString('en-IN');
  switch (field) {
    case 'city':
    case 'state':
    case 'country':
      return say`${{ place: place(field) }}`;
    case 'followers_min':
      return say`${{ number }} followers or more`;
    case 'followers_max':
      return say`${{ number }} followers at most`;
    case 'engagement_min':
      return say`${{ number }}% engagement or more`;
    case 'engagement_max':
      return say`${{ number }}% engagement at most`;
    case 'price_min':
      return say`₹${{ number }} or more`;
    case 'price_max':
      return say`₹${{ number }} at most`;
    case 'price_format':
      return say`Price of: ${{ format: word('content') }}`;
    case 'verified':
      return value === 'true' ? say`Verified` : say`Not verified`;
    case 'audience_gender':
      return say`Audience: ${{ gender: word('gender') }}`;
    case 'audience_age':
      return say`Audience: ${{ age: value }} years`;
    case 'audience_city':
      return say`Audience: ${{ city: place('city') }}`;
    case 'audience_min':
      return say`${{ number }}% of the audience or more`;
    default:
      return say`${{ word: word(field) }}`;
  }
}

const chipFields: Record<PhraseField, true> = {
  category: true,
  platform: true,
  gender: true,
  content: true,
  language: true,
  country: true,
  state: true,
  city: true,
  verified: true,
  followers_min: true,
  followers_max: true,
  engagement_min: true,
  engagement_max: true,
  price_min: true,
  price_max: true,
  price_format: true,
  audience_gender: true,
  audience_age: true,
  audience_city: true,
  audience_min: true,
};

export const isChipField = (field: string): field is PhraseField => Object.hasOwn(chipFields, field);
