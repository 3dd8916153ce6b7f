import type { Compilable } from 'kysely';
import type { Database } from './connection.ts';
import { prepareAlways } from './preparing-client.ts';

/**
 * Runs a frequent statement as a prepared one: PostgreSQL parses and plans it once per connection, which otherwise
 * takes longer than running it. Only for statements with a constant text.
 */
export async function runPrepared<Row>(db: Database, statement: Compilable<Row>): Promise<Row[]> {
  const compiled = statement.compile();
  prepareAlways(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
}
