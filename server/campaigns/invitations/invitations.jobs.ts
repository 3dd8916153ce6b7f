import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { remindInvited } from './reminders.service.ts';

/** Reminds invited people of unanswered invitations in the morning. */
export function invitationJobs(context: Context): JobKind[] {
  return [
    {
      name: 'invitations.remind',
      cron: '30 9 * * *',
      run: async () => {
        await remindInvited(context);
      },
    },
  ];
}
