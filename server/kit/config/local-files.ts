import type { Config } from './config.ts';

/** Warning for operators of several processes that keep files on a disk; null where it does not apply. */
export function warnOfLocalFiles({ bucket, redisUrl }: Pick<Config, 'bucket' | 'redisUrl'>): string | null {
  if (bucket || !redisUrl) return null;
  return 'REDIS_URL says there are several processes, and files are on a disk: unless all of them share DATA_DIR/files, what is uploaded at one is missing at the others; share it, or set S3_ENDPOINT and its companions.';
}
