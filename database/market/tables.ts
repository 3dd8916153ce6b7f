import type pg from 'pg';

/**
 * Tables that stay small however big the market is: lists that operators keep, settings, and what is kept a day, a year or a
 * platform. Every other table grows, belongs into the big market, and is never read from end to end by a page.
 */
const fixedTables: readonly string[] = [
  'category',
  'city',
  'content_type',
  'country',
  'gender',
  'installation',
  'invoice_counter',
  'language',
  'link_salt',
  'maintenance',
  'meta',
  'migration',
  'plan',
  'platform',
  'search_snapshot',
  'search_feed',
  'social_pause',
  'social_peers',
  'state',
  'tax_rate',
];

/** Tables of the database that grow with the market. */
export async function findGrowingTables(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname <> all($1) order by relname`,
    [fixedTables],
  );
  return rows.map(({ relname }) => relname);
}
