import type { Compilable } from 'kysely';
import type { Database } from './connection.ts';
import { prepareAlways } from './preparing-client.ts';

/**
 * Runs a statement that requests ask all the time: PostgreSQL parses and plans it once a connection, which otherwise takes
 * longer than to run it. Only for statements whose text does not vary.
 */
export async function runPrepared<Row>(db: Database, statement: Compilable<Row>): Promise<Row[]> {
  const compiled = statement.compile();
  prepareAlways(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
}
