import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { warnOfLocalFiles } from './local-files.ts';

const REDIS_URL = 'redis://redis:6379';
const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'tandem-files',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('warns of files on a disk where there are several processes, in one sentence', () => {
  const warn = (source: Record<string, string>) => warnOfLocalFiles(readConfig(source));
  expect(warn({ REDIS_URL })).toMatch(/^REDIS_URL says there are several processes[^.]*S3_ENDPOINT[^.]*\.$/);
  expect([warn({}), warn(bucket), warn({ REDIS_URL, ...bucket })]).toEqual([null, null, null]);
});
