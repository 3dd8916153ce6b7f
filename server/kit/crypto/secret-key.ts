import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** The installation's secret, without making one. */
export function findSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string | null {
  const file = join(dataDir, 'secret-key');
  if (secretKey) return secretKey;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/**
 * The installation's secret: SECRET_KEY, otherwise one generated once and stored in DATA_DIR, readable by its owner
 * only.
 */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (config.secretKey) return config.secretKey;
  const file = join(config.dataDir, 'secret-key');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
