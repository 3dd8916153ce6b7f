import type { Database } from '../../../database/connection.ts';
import type { Vocabulary } from '../../../search/phrase/lexicon.rules.ts';

export interface Lists extends Vocabulary {
  city: (Vocabulary['city'][number] & { latitude: number; longitude: number })[];
}

/** The lists that a phrase may name; cities the largest first. */
export async function readVocabulary(db: Database): Promise<Lists> {
  const words = (table: 'category' | 'platform' | 'gender' | 'content_type' | 'country') =>
    db.selectFrom(table).select(['id', 'name']).orderBy('position').orderBy('id').execute();
  const language = db.selectFrom('language').select(['id', 'name', 'native_name']).orderBy('position').orderBy('id');
  const state = db.selectFrom('state').select(['id', 'name']).orderBy('id');
  const city = db
    .selectFrom('city')
    .select(['id', 'name', 'state_id', 'latitude', 'longitude'])
    .where('retired_at', 'is', null)
    .orderBy('weight', 'desc')
    .orderBy('id');
  return {
    category: await words('category'),
    platform: await words('platform'),
    gender: await words('gender'),
    content: await words('content_type'),
    country: await words('country'),
    language: await language.execute(),
    state: await state.execute(),
    city: await city.execute(),
  };
}
