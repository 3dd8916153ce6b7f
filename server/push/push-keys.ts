import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Config } from '../kit/config.ts';

interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const read = new Map<string, PushKeys>();

/** This installation's VAPID keys, made once: browsers' subscriptions are bound to them. */
export function readPushKeys(config: Pick<Config, 'dataDir'>): PushKeys {
  const file = join(config.dataDir, 'vapid.json');
  const keys = read.get(file) ?? readFile(file) ?? makeFile(config.dataDir, file);
  read.set(file, keys);
  return keys;
}

function readFile(file: string): PushKeys | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Another process may have made it in the same moment; the first one stands. */
function makeFile(folder: string, file: string): PushKeys {
  const keys = webPush.generateVAPIDKeys();
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(keys), { flag: 'wx', mode: 0o600 });
    return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFile(file) ?? keys;
  }
}
