/** npm run doctor -- --accept-key [--yes]: takes the present secret key where the former one is lost for good. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../database/connection.ts';
import { readApplied } from '../../database/migrate.ts';
import { removeLostFactors } from '../../server/accounts/second-factors/second-factors.service.ts';
import { acceptSecretKey, isSecretKeyKnown } from '../../server/core/installation/installation.service.ts';
import { findSecretKey } from '../../server/kit/crypto/secret-key.ts';
import { askConsent, nameDatabase, readSettings } from '../open-configured.ts';
import { keptKeySince } from './database.ts';

const loss =
  'What the former key sealed is lost: connected accounts and payout accounts must be entered again, and authenticator apps and recovery codes are removed. Whoever has no passkey then signs in without a second factor.';

/** Returns the sentences that tell what was done. Nothing is made: neither a key nor a database. */
export async function acceptKey(isAgreed: boolean): Promise<string> {
  const config = readSettings();
  const { databaseUrl, dataDir } = config;
  const secretKey = findSecretKey(config);
  if (secretKey === null)
    throw new Error(`There is no secret key. Set SECRET_KEY, or put one in ${dataDir}/secret-key.`);
  if (!databaseUrl && !existsSync(join(dataDir, 'db/PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}.`);
  const { db, close } = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  try {
    if (!(await readApplied(db))?.includes(keptKeySince))
      return 'The database knows no key yet: the next start takes it.';
    if (await isSecretKeyKnown(db, secretKey)) return 'The present key is the one the database was made with.';
    if (!isAgreed) await demandConsent(nameDatabase(config));
    return await takeKey(db, secretKey);
  } finally {
    await close();
  }
}

async function demandConsent(database: string): Promise<void> {
  const isAgreed = await askConsent(`Database: ${database}. ${loss} Take the present key? [y/N] `);
  if (isAgreed === null) throw new Error(`${loss} Nothing was changed; to do it, add --yes.`);
  if (!isAgreed) throw new Error('Nothing was changed.');
}

async function takeKey(db: Database, secretKey: string): Promise<string> {
  const { totps, codeHolders } = await db.transaction().execute(async (tx) => {
    await acceptSecretKey(tx, secretKey);
    return removeLostFactors(tx, secretKey);
  });
  return `The present key is taken for good. Removed: authenticator apps of ${totps} accounts, recovery codes of ${codeHolders}. Passkeys stay.`;
}
