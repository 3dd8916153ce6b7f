import { maintenanceCalls } from '../../../contract/core/maintenance.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { operatorOf } from '../audit/audit.service.ts';
import { readMaintenance, switchMaintenance } from './maintenance.service.ts';

export function mountMaintenance(mount: Mount, context: Context): void {
  mount(maintenanceCalls, {
    getMaintenance: async () => ({ data: await readMaintenance(context) }),
    switchMaintenance: async ({ body: { is_on: isOn, ...rest }, ...who }) => ({
      data: await switchMaintenance(context, { operator: operatorOf(who), isOn, ...rest }),
    }),
  });
}
