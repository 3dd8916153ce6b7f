import type { KyselyPlugin } from 'kysely';
import type { Context } from '../server/kit/context.ts';

/** How often a use case asks the database. */
export async function countQueries(context: Context, work: (counted: Context) => Promise<unknown>): Promise<number> {
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work({ ...context, db: context.db.withPlugin(counter) });
  return queries;
}
