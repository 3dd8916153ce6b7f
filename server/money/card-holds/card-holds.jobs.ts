import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { freeDueCardMoney } from './card-holds.service.ts';

export function cardHoldJobs(context: Context): JobKind[] {
  return [{ name: 'card-holds.free', cron: '11 * * * *', run: () => freeDueCardMoney(context) }];
}
