import type { Context } from '../../kit/context/context.ts';
import type { JobKind, Jobs } from '../../kit/jobs/jobs.ts';
import { pushAgain, type Retry } from './pusher.service.ts';

const name = 'push.again';

/** Queues another attempt at a device after a push service asked to wait. */
export function retryPush(jobs: Jobs, retry: Retry, seconds: number): Promise<void> {
  return jobs.send(name, { ...retry }, { runAfter: seconds });
}

export function pushJobs(context: Context): JobKind[] {
  const later = (retry: Retry, seconds: number) => retryPush(context.jobs, retry, seconds);
  return [{ name, run: (data) => pushAgain({ ...context, later }, data as unknown as Retry) }];
}
