import { placeIn } from './i18n/i18n.ts';

interface Placed {
  categories: readonly { name: string }[];
  city: { name: string } | null;
}

/** First topic and city of a creator: "Food & Cooking · Kochi"; empty without either. */
export function topicAndCity({ categories, city }: Placed, locale: string): string {
  return [categories[0]?.name, city?.name].flatMap((word) => (word ? placeIn(locale, word) : [])).join(' · ');
}
