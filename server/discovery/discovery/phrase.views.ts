import type { ListField } from '../../../search/phrase/lexicon.rules.ts';
import type { Chip, PhraseField } from '../../../search/phrase/phrase.rules.ts';
import { type LocalizedMessage, listWord, msg, placeWord, type Value } from '../../kit/i18n/messages.ts';

/** The names of the lists' words by their ids. */
export type Names = Record<ListField, ReadonlyMap<string, string>>;

/** Label of a chip. */
export function labelOf({ field, value }: Pick<Chip, 'field' | 'value'>, names: Names): LocalizedMessage {
  const word = (list: ListField): Value => listWord(names[list].get(value) ?? value);
  const place = (list: 'city' | 'state' | 'country'): Value => placeWord(names[list].get(value) ?? value);
  const number = Number(value).toLocaleString('en-IN');
  switch (field) {
    case 'city':
    case 'state':
    case 'country':
      return msg`${{ place: place(field) }}`;
    case 'followers_min':
      return msg`${{ number }} followers or more`;
    case 'followers_max':
      return msg`${{ number }} followers at most`;
    case 'engagement_min':
      return msg`${{ number }}% engagement or more`;
    case 'engagement_max':
      return msg`${{ number }}% engagement at most`;
    case 'price_min':
      return msg`₹${{ number }} or more`;
    case 'price_max':
      return msg`₹${{ number }} at most`;
    case 'price_format':
      return msg`Price of: ${{ format: word('content') }}`;
    case 'verified':
      return value === 'true' ? msg`Verified` : msg`Not verified`;
    case 'audience_gender':
      return msg`Audience: ${{ gender: word('gender') }}`;
    case 'audience_age':
      return msg`Audience: ${{ age: value }} years`;
    case 'audience_city':
      return msg`Audience: ${{ city: place('city') }}`;
    case 'audience_min':
      return msg`${{ number }}% of the audience or more`;
    default:
      return msg`${{ word: word(field) }}`;
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
