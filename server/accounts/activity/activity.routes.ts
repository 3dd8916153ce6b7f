import { activityCalls } from '../../../contract/accounts/activity.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listActivity, makeActivityCsv } from './activity.service.ts';

export function mountActivity(mount: Mount, context: Context): void {
  mount(activityCalls, {
    listActivity: ({ user, query: { format, ...asked } }) =>
      format === 'csv' ? makeActivityCsv(context, { user, ...asked }) : listActivity(context, { user, ...asked }),
  });
}
