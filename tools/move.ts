/**
 * npm run move -- --to postgres://…: copies the embedded database into an empty PostgreSQL.
 * npm run move -- --files: copies the files of the data folder into the bucket of the S3 variables.
 * Both are checked by count and checksum.
 */
import { parseArgs } from 'node:util';
import { isConnectionError } from '../database/errors.ts';
import { readSecretKey } from '../server/kit/crypto/secret-key.ts';
import { FilesAway } from '../server/kit/storage/files-away.ts';
import { openDisk, openStorage } from '../server/kit/storage/open-storage.ts';
import { moveDatabase } from './move/database.ts';
import { countMissing, moveFiles } from './move/files.ts';
import { explainToolError, NoDatabase, openConfigured } from './open-configured.ts';

const { values } = parseArgs({ strict: false, options: { to: { type: 'string' }, files: { type: 'boolean' } } });
const { to, files } = values;
const isAddress = typeof to === 'string' && /^postgres(ql)?:\/\//.test(to) && URL.canParse(to);
if (Boolean(files) === isAddress || (files && to !== undefined)) {
  process.stderr.write(
    'Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE\n       npm run move -- --files\n',
  );
  process.exit(2);
}

async function moveToBucket(): Promise<void> {
  const { config, db, close } = await openConfigured();
  try {
    if (!config.bucket) throw new Error('Set S3_ENDPOINT and its companions for this command: they say where to.');
    const options = { config, secretKey: readSecretKey(config) };
    const places = { disk: openDisk(options), bucket: openStorage(options) };
    process.stderr.write(`To: the bucket ${config.bucket.bucket} at ${config.bucket.endpoint}\n`);
    const { files: count, already, bytes } = await moveFiles({ db, ...places });
    const missing = await countMissing(places);
    if (missing > 0) throw new Error(`${missing} files came while it ran. Run it again.`);
    const megabytes = Math.ceil(bytes / 1e6).toLocaleString('en-IN');
    process.stdout.write(
      `${count} files of ${megabytes} MB are in the bucket, ${already} of them from before, each compared by checksum.\n`,
    );
    process.stdout.write(
      'Now stop the product, run this once more for what came meanwhile, and start it with the S3 variables. The files of the data folder stay until you remove them.\n',
    );
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  if (error instanceof NoDatabase) return error.message;
  if (error instanceof FilesAway)
    return `The files cannot be copied: ${error.why}. Run it again: it goes on where it was.`;
  if (isConnectionError(error)) return `The target cannot be reached: ${(error as Error).message}`;
  return explainToolError(error);
}

try {
  await (isAddress ? moveDatabase(String(to)) : moveToBucket());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
