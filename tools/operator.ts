/** `npm run operator -- EMAIL`: makes an operator and prints a one-time link to set the password. */

import { emailPattern } from '../contract/patterns.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { inviteOperator } from '../server/auth/operators.service.ts';
import { readConfig } from '../server/kit/config.ts';
import { createContext } from '../server/kit/create-context.ts';
import { createLog } from '../server/kit/log.ts';
import { createMemoryFanOut } from '../server/live/fan-out.ts';
import { createLive } from '../server/live/live.service.ts';

const email = process.argv[2]?.trim() ?? '';
if (!emailPattern.test(email)) {
  console.error('Say for whom: npm run operator -- name@example.com');
  process.exit(1);
}

try {
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  const { db, close } = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  await migrate(db);
  const parts = { config, db, log: createLog('silent'), live: createLive(createMemoryFanOut()), push: async () => {} };
  const token = await inviteOperator(createContext(parts), email);
  await close();
  if (token === null) {
    console.error(`${email} belongs to an account that is not an operator's. Use another e-mail.`);
    process.exitCode = 1;
  } else {
    console.log('Open this link within 24 hours to set the password; it works once:');
    console.log(`${config.publicUrl}/reset-password/${encodeURIComponent(email)}#reset_token=${token}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
