import type { Database } from '../../../database/connection.ts';

/** Returns those of the ids that are not in the lookup list. */
export async function selectUnknownWords(
  db: Database,
  list: 'category' | 'language' | 'city' | 'gender',
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom(list)
    .select('id')
    .where('id', 'in', [...words])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return words.filter((word) => !known.has(word));
}
