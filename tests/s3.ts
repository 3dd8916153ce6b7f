/** A real S3 server for tests: Versity S3 Gateway over a temporary folder, built once by Go from its module proxy. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchPath } from './postgres-program.ts';
import { findFreePort, type Running, startProcess, waitUntil } from './processes.ts';
import { accepts } from './services.ts';

const version = 'v1.8.0';
const module = 'github.com/versity/versitygw/cmd/versitygw';
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'tandem');
const built = join(cache, `versitygw-${version}`);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findProgram = (name: string) =>
  [...searchPath, '/usr/local/go/bin'].map((folder) => join(folder, name)).find(isProgram);

/** Whether there is a gateway, or Go to build one. */
export const hasS3 = () =>
  isProgram(built) || findProgram('versitygw') !== undefined || findProgram('go') !== undefined;

/** Path of the gateway; builds it where there is none, which takes some minutes. */
export async function prepareS3(): Promise<string> {
  if (isProgram(built)) return built;
  const installed = findProgram('versitygw');
  if (installed) return installed;
  const go = findProgram('go');
  if (!go) throw new Error('There is no Go here to build an S3 server with.');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'build-'));
  try {
    const env = { ...process.env, GOBIN: folder };
    const building = spawn(go, ['install', `${module}@${version}`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    building.stderr.on('data', (text) => {
      output += text;
    });
    const [code] = await once(building, 'close');
    if (code !== 0) throw new Error(`The S3 server could not be built:\n${output.slice(-2_000)}`);
    renameSync(join(folder, 'versitygw'), built);
    return built;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Settings = Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;

/** Variables of an installation with a new bucket, at the server of this run of the project s3. */
export async function newBucket(
  settings = JSON.parse(process.env.TEST_S3 ?? 'null') as Settings,
): Promise<Settings & { S3_BUCKET: string }> {
  const bucket = `files-${randomBytes(6).toString('hex')}`;
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { ...settings, S3_BUCKET: bucket };
}

/** Whether this run keeps files in buckets. */
export const isOnS3 = process.env.TEST_STORAGE === 's3';

/** Variables of where an installation of this run keeps its files. */
export const newPlace = async (): Promise<Record<string, string>> => (isOnS3 ? newBucket() : {});

export interface S3Server {
  settings: Settings;
  /** Ends it at once; its files stay. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const program = await prepareS3();
  const folder = mkdtempSync(join(tmpdir(), 'tandem-s3-'));
  const port = await findFreePort();
  const [key, secret] = ['tandem-test', randomBytes(16).toString('hex')];
  const env = { ...process.env, ROOT_ACCESS_KEY: key, ROOT_SECRET_KEY: secret };
  const endpoint = `http://127.0.0.1:${port}`;
  let running: Running | undefined;
  const start = async () => {
    running = startProcess(program, ['--port', `127.0.0.1:${port}`, 'posix', folder], { env, cwd: folder });
    await waitUntil(running, () => accepts(port), 30);
  };
  const end = () => running?.process.kill('SIGKILL');
  process.once('exit', end);
  await start();
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: secret,
    },
    async kill() {
      end();
      await running?.stop();
    },
    start,
    async stop() {
      process.off('exit', end);
      await running?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
