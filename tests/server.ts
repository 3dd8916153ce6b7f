/** Starts the built product on a free port with a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataDir } from './database-template.ts';
import { findFreePort, startProcess, waitUntil } from './processes.ts';

export interface Product {
  url: string;
  pid: number;
  dataDir: string;
  log: () => string;
  stop: () => Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Data of an earlier server; kept after stop(). */
  dataDir?: string;
}

/** Vitest's NODE_ENV is not that of a product. */
const asProduct = { NODE_ENV: 'production', NO_OPEN: '1', RATE_LIMITS: 'off' };

export async function startProduct({ env = {}, dataDir }: Options = {}): Promise<Product> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'tandem-'));
  if (!dataDir && !env.DATABASE_URL) await fillDataDir(folder);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const running = startProcess(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...asProduct, PORT: String(port), DATA_DIR: folder, ...env },
  });
  await waitUntil(running, async () => (await fetch(`${url}/api/health/ready`)).ok, 300);
  const stop = async () => {
    await running.stop();
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: running.process.pid ?? 0, dataDir: folder, log: running.log, stop };
}
