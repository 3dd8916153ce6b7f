/**
 * npm run doctor: checks settings, versions, disk, files, database, clock, keys, mail and the running server, and says what to
 * do; exit 1 when something is wrong. --accept-key takes the present secret key where the former one is lost for good.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../database/connection.ts';
import { acceptSecretKey } from '../server/core/installation/installation.service.ts';
import type { Config } from '../server/kit/config/config.ts';
import { readSecretKey } from '../server/kit/crypto/secret-key.ts';
import { checkDatabase } from './doctor/database.ts';
import { type Finding, problem } from './doctor/finding.ts';
import { checkDisk, checkFiles, checkNode } from './doctor/machine.ts';
import { checkMail, checkRedis, checkRunning, checkSettings } from './doctor/services.ts';
import { explainToolError, readSettings } from './open-configured.ts';

/** The key, without making one. */
function findSecretKey({ secretKey, dataDir }: Config): string | null {
  const file = join(dataDir, 'secret-key');
  if (secretKey) return secretKey;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readSettings();
  } catch (error) {
    return [checkNode(), problem('Settings', explainToolError(error), 'Correct them in the environment or in .env.')];
  }
  return [
    checkNode(),
    ...checkSettings(config),
    checkDisk(config),
    checkFiles(config),
    ...(await checkDatabase(config, findSecretKey(config))),
    await checkMail(config),
    ...(await checkRedis(config)),
    ...(await checkRunning(config)),
  ];
}

async function acceptKey(): Promise<void> {
  const config = readSettings();
  const { databaseUrl, dataDir } = config;
  const { db, close } = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  await acceptSecretKey(db, readSecretKey(config)).finally(close);
  process.stdout.write('The present key is taken for good.\n');
}

const marks = { ok: 'ok     ', warning: 'look   ', problem: 'MEND   ' } as const;

function print({ part, state, text, remedy }: Finding): void {
  process.stdout.write(`${marks[state]} ${part.padEnd(11)} ${text}\n`);
  if (remedy) process.stdout.write(`${' '.repeat(20)}${remedy}\n`);
}

try {
  if (process.argv.includes('--accept-key')) await acceptKey();
  else {
    const findings = await examine();
    for (const finding of findings) print(finding);
    process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
  }
} catch (error) {
  process.stderr.write(`${explainToolError(error)}\n`);
  process.exitCode = 1;
}
