/** npm run ledger:check: recomputes every balance of the configured database's ledger and every pool; exit 1 when one is wrong. */
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { readConfig } from '../server/kit/config.ts';
import { checkLedger } from '../server/ledger/ledger.service.ts';
import { findPoolFaults } from '../server/pools/pools.service.ts';

const { databaseUrl, dataDir } = readConfig();
const { db, close } = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
try {
  await migrate(db);
  const { faults: wrong, transactions, entries, accounts } = await checkLedger({ db });
  const faults = [...wrong, ...(await findPoolFaults({ db }))];
  for (const fault of faults) console.log(fault);
  const checked = `${transactions} transactions, ${entries} entries, ${accounts} accounts`;
  console.log(faults.length === 0 ? `The ledger is right: ${checked}.` : `${faults.length} faults in ${checked}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await close();
}
