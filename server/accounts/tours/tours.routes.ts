import { tourCalls } from '../../../contract/accounts/tours.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { finishTour, readTours } from './tours.service.ts';

export function mountTours(mount: Mount, context: Context): void {
  mount(tourCalls, {
    getTours: async ({ user }) => ({ data: await readTours(context, user.id) }),
    setTour: async ({ user, body }) => ({ data: await finishTour(context, { accountId: user.id, ...body }) }),
  });
}
