/** Starts one S3 server for a run of the project s3; its tests make buckets of their own. */
import { startS3 } from './s3.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startS3();
  process.env.TEST_S3 = JSON.stringify(server.settings);
  return () => server.stop();
}
