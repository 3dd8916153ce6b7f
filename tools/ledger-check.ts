/** npm run ledger:check: recomputes all ledger balances and pools of the configured database; exit 1 on a mismatch. */
import { findPoolFaults } from '../server/hub/pools/pools.service.ts';
import { checkLedger } from '../server/money/ledger/ledger.service.ts';
import { explainToolError, openConfigured } from './open-configured.ts';

try {
  const { db, close } = await openConfigured();
  try {
    const { faults: wrong, transactions, entries, accounts } = await checkLedger({ db });
    const faults = [...wrong, ...(await findPoolFaults({ db }))];
    for (const fault of faults) console.log(fault);
    const checked = `${transactions} transactions, ${entries} entries, ${accounts} accounts`;
    console.log(faults.length === 0 ? `The ledger is right: ${checked}.` : `${faults.length} faults in ${checked}.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(explainToolError(error));
  process.exitCode = 1;
}
