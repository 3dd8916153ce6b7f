import type { Config } from './config.ts';

/** What an operator of several processes with files on a disk has to know; null where nothing. */
export function warnOfLocalFiles({ bucket, redisUrl }: Pick<Config, 'bucket' | 'redisUrl'>): string | null {
  if (bucket || !redisUrl) return null;
  return 'REDIS_URL says there are several processes, and files are on a disk: unless all of them share DATA_DIR/files, what is uploaded at one is missing at the others; share it, or set S3_ENDPOINT and its companions.';
}
