import { arrivalCalls } from '../../../contract/work/arrival.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { confirmArrival } from './arrival.service.ts';

export function mountArrival(mount: Mount, context: Context): void {
  mount(
    arrivalCalls,
    { confirmArrival: async ({ user, params }) => ({ data: await confirmArrival(context, { user, ...params }) }) },
    { confirmArrival: ({ user, params }) => findSide(context, { user, ...params }) },
  );
}
