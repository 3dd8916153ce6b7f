/**
 * npm run doctor: checks settings, versions, disk, files, database, clock, keys, mail and the running server, and says what to
 * do; exit 1 when something is wrong. --accept-key takes the present secret key where the former one is lost for good; it asks
 * first, and without a terminal needs --yes.
 */
import type { Config } from '../server/kit/config/config.ts';
import { findSecretKey } from '../server/kit/crypto/secret-key.ts';
import { acceptKey } from './doctor/accept-key.ts';
import { checkDatabase, checkReplicas } from './doctor/database.ts';
import { checkFiles } from './doctor/files.ts';
import { type Finding, problem } from './doctor/finding.ts';
import { checkDisk, checkNode } from './doctor/machine.ts';
import { checkMail, checkRedis, checkRunning, checkSettings } from './doctor/services.ts';
import { explainToolError, readSettings } from './open-configured.ts';

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
    ...(await checkFiles(config)),
    ...(await checkDatabase(config, findSecretKey(config))),
    ...(await checkReplicas(config)),
    await checkMail(config),
    ...(await checkRedis(config)),
    ...(await checkRunning(config)),
  ];
}

const marks = { ok: 'ok     ', warning: 'look   ', problem: 'MEND   ' } as const;

function print({ part, state, text, remedy }: Finding): void {
  process.stdout.write(`${marks[state]} ${part.padEnd(11)} ${text}\n`);
  if (remedy) process.stdout.write(`${' '.repeat(20)}${remedy}\n`);
}

try {
  if (process.argv.includes('--accept-key')) {
    process.stdout.write(`${await acceptKey(process.argv.includes('--yes'))}\n`);
  } else {
    const findings = await examine();
    for (const finding of findings) print(finding);
    process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
  }
} catch (error) {
  process.stderr.write(`${explainToolError(error)}\n`);
  process.exitCode = 1;
}
