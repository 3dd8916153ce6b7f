import type { Call } from '../../../contract/kit/calls.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseForMaintenance } from './maintenance.rules.ts';
import type { MaintenanceWatch } from './watch.service.ts';

/** Lets only operators call during maintenance, and anyone call what is needed to sign in. */
export function createMaintenanceGuard(watch: MaintenanceWatch, { now }: Pick<Context, 'now'>) {
  return async ({ duringMaintenance }: Call, user: User | null): Promise<void> => {
    const closed = await watch.closed();
    if (closed && !duringMaintenance && user?.role !== 'operator') throw refuseForMaintenance(closed, now());
  };
}
