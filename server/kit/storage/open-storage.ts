import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

interface Options {
  config: Pick<Config, 'bucket' | 'dataDir'>;
  secretKey: string;
  now?: () => Date;
}

/** Files where the settings say: in the bucket, else in the data folder. */
export function openStorage({ config, secretKey, now = () => new Date() }: Options): Storage {
  if (config.bucket) return createBucketStorage({ settings: config.bucket, secretKey, now });
  return openDisk({ config, secretKey, now });
}

/** The files of the data folder, also where a bucket is set. */
export function openDisk({ config, secretKey, now = () => new Date() }: Options): Storage {
  return createDiskStorage({ folder: join(config.dataDir, 'files'), secretKey, now });
}
