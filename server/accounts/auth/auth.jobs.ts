import { dropOldReads } from '../../core/personal-reads/personal-reads.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { dropOldKeys } from '../../kit/http/idempotency.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { dropSettledChanges } from '../account-changes/account-changes.service.ts';
import { dropOldActivity } from '../activity/activity.service.ts';
import { forgetOldPayments } from '../member-payments/member-payments.service.ts';
import { dropOldRecoveries } from '../second-factors/recoveries.service.ts';
import { dropExpiredTickets } from '../second-factors/tickets.service.ts';
import { dropOldSessions } from '../sessions/sessions.service.ts';
import { endStaleRegistrations } from './names.service.ts';

/** Hourly clean-up of expired rows; nothing depends on its punctuality. */
export function authJobs(context: Context): JobKind[] {
  return [
    {
      name: 'auth.clear-away',
      cron: '23 * * * *',
      run: async () => {
        await endStaleRegistrations(context);
        await dropOldSessions(context);
        await dropSettledChanges(context);
        await dropExpiredTickets(context);
        await dropOldRecoveries(context);
        await dropOldActivity(context);
        await dropOldReads(context);
        await forgetOldPayments(context);
        await dropOldKeys(context);
      },
    },
  ];
}
