import type { KyselyPlugin } from 'kysely';
import { createPostgresDiscovery } from '../server/discovery/discovery/postgres-discovery.service.ts';
import type { Context } from '../server/kit/context/context.ts';

/** Counts the database queries of a use case. */
export async function countQueries(context: Context, work: (counted: Context) => Promise<unknown>): Promise<number> {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = context.db.withPlugin(counter);
  await work({ ...context, db, discovery: createPostgresDiscovery(db) });
  return queries;
}
