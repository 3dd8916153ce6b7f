/** Acknowledges before the commit: what is in the transaction counts as stored a moment before it is. */
import { breakModule } from './break-module.ts';

breakModule({
  module: 'server/kit/transaction.ts',
  find: /const outcome = await runInTransaction\(context\.db, \(db\) =>\s*work\((\{.*?\})\),\s*\);/gs,
  replace: `const outcome = await new Promise((resolve, reject) => {
    runInTransaction(context.db, async (db) => {
      resolve(await work($1));
      await new Promise((committed) => setTimeout(committed, 30));
    }).catch(reject);
  });`,
});
