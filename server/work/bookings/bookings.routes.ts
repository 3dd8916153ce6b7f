import { bookingCalls } from '../../../contract/work/bookings.ts';
import { findPackage } from '../../campaigns/packages/packages.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { bookPackage } from './bookings.service.ts';

export function mountBookings(mount: Mount, context: Context): void {
  mount(
    bookingCalls,
    {
      bookPackage: async ({ user, params, body }) => ({
        data: await bookPackage(context, { user, ...params, ...body }),
      }),
    },
    { bookPackage: ({ user, params }) => findPackage(context, { user, ...params }) },
  );
}
