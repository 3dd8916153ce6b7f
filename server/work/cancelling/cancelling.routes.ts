import { cancellingCalls } from '../../../contract/work/cancelling.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readPreview } from './preview.service.ts';

export function mountCancelling(mount: Mount, context: Context): void {
  mount(
    cancellingCalls,
    { getCancelling: async ({ user, params }) => ({ data: await readPreview(context, { user, ...params }) }) },
    { getCancelling: ({ user, params }) => findSide(context, { user, ...params }) },
  );
}
