/** Acknowledges before the commit. */
import { breakModule } from './break-module.ts';

breakModule({
  module: 'server/chat/messages/send-batch.service.ts',
  find: /await storeMessages\(context\.db, /g,
  replace: `await ((db, ...rest) => {
    if (db.isTransaction) return storeMessages(db, ...rest);
    return new Promise((resolve, reject) => {
      const work = async (tx) => {
        resolve(await storeMessages(tx, ...rest));
        await new Promise((committed) => setTimeout(committed, 30));
      };
      db.transaction().execute(work).catch(reject);
    });
  })(context.db, `,
});
