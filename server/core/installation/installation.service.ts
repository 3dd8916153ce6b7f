import type { Database } from '../../../database/connection.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { keepKeyFingerprint, replaceKeyFingerprint, selectKeyFingerprint } from './installation.queries.ts';

/** The database was made with another secret key. */
export class OtherSecretKey extends Error {
  constructor() {
    super(
      'The secret key is not the one this database was made with: its encrypted fields cannot be read, and nothing was changed. Put the former key back, as SECRET_KEY or in DATA_DIR/secret-key; a backup holds it.',
    );
    this.name = 'OtherSecretKey';
  }
}

function fingerprintKey(secretKey: string): string {
  return fingerprint(secretKey, 'installation', 'secret key');
}

/** Remembers the key at the first start; afterwards throws OtherSecretKey for another one. */
export async function checkSecretKey(db: Database, secretKey: string): Promise<void> {
  const own = fingerprintKey(secretKey);
  await keepKeyFingerprint(db, own);
  if ((await selectKeyFingerprint(db)) !== own) throw new OtherSecretKey();
}

/** Whether the database was made with this key, or with none yet. */
export async function isSecretKeyKnown(db: Database, secretKey: string): Promise<boolean> {
  const stored = await selectKeyFingerprint(db);
  return stored === null || stored === fingerprintKey(secretKey);
}

/** Takes the present key for good where the former one is lost. */
export async function acceptSecretKey(db: Database, secretKey: string): Promise<void> {
  await replaceKeyFingerprint(db, fingerprintKey(secretKey));
}
