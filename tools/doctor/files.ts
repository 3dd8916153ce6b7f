import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../server/kit/config/config.ts';
import { warnOfLocalFiles } from '../../server/kit/config/local-files.ts';
import { FilesAway } from '../../server/kit/storage/files-away.ts';
import { openStorage } from '../../server/kit/storage/open-storage.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

const limitMs = 5_000;

/** Writes, reads and removes a file where files are kept. */
export async function checkFiles(config: Config): Promise<Finding[]> {
  if (config.bucket) return checkBucket(config, config.bucket);
  const risk = warnOfLocalFiles(config);
  const shared = risk ? [warning('Files', risk, 'See "Several processes" in docs/operating.md.')] : [];
  return [await checkFolder(config), ...shared];
}

async function checkFolder({ dataDir }: Config): Promise<Finding> {
  if (!existsSync(dataDir)) return warning('Files', `${dataDir} does not exist yet.`, 'The first start makes it.');
  const folder = join(dataDir, 'files');
  const probe = join(folder, `doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'probe');
    const isSame = (await readFile(probe, 'utf8')) === 'probe';
    await rm(probe);
    if (isSame) return fine('Files', `${folder} can be written.`);
    return problem('Files', `${folder} does not keep what is written.`, 'Check the disk.');
  } catch (error) {
    const { message } = error as Error;
    return problem('Files', message, 'Give DATA_DIR to the user that runs this (chown -R), and check the disk.');
  }
}

async function checkBucket(config: Config, { bucket, endpoint, publicUrl }: NonNullable<Config['bucket']>) {
  const place = `The bucket ${bucket} at ${endpoint}`;
  const storage = openStorage({ config, secretKey: '' });
  const id = randomUUID();
  const [shown, hidden] = [`health/${id}.webp`, `private/health/${id}.csv`];
  try {
    for (const key of [shown, hidden]) await storage.put(key, Buffer.from(id));
    const read = String(await storage.get(hidden));
    const outside = publicUrl && read === id ? await checkPublic(publicUrl, { shown, hidden, id }) : [];
    for (const key of [shown, hidden]) await storage.remove(key);
    if (read === id) return [fine('Files', `${place} can be written and read.`), ...outside];
    return [problem('Files', `${place} does not keep what is written.`, 'Check the server.')];
  } catch (error) {
    const why = error instanceof FilesAway ? error.why : (error as Error).message;
    const remedy =
      'Check the S3 variables, the server, and that the key may list the bucket, and read, write and delete in it.';
    return [problem('Files', `${place} cannot be used: ${why}.`, remedy)];
  }
}

/** Public files must be there for everybody, and private ones for nobody. */
async function checkPublic(
  publicUrl: string,
  { shown, hidden, id }: { shown: string; hidden: string; id: string },
): Promise<Finding[]> {
  const read = async (key: string) => {
    try {
      const reply = await fetch(`${publicUrl}/${key}`, { signal: AbortSignal.timeout(limitMs) });
      return reply.ok ? await reply.text() : null;
    } catch {
      return null;
    }
  };
  if ((await read(hidden)) === id) {
    const remedy = 'Let it read everything in the bucket but private/, at once.';
    return [problem('Files', `S3_PUBLIC_URL shows private files to everybody.`, remedy)];
  }
  if ((await read(shown)) === id) return [fine('Files', `${publicUrl} shows public files, and no private ones.`)];
  const remedy = 'Let it read everything in the bucket but private/, or unset S3_PUBLIC_URL.';
  return [problem('Files', `${publicUrl} does not show public files.`, remedy)];
}
