import { taxCalls } from '../../../contract/money/taxes.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listTaxRates, switchTaxRate } from './taxes.service.ts';

export function mountTaxes(mount: Mount, context: Context): void {
  mount(taxCalls, {
    listTaxRates: async () => ({ data: await listTaxRates(context) }),
    switchTaxRate: async ({ user, device, params, body }) => ({
      data: await switchTaxRate(context, {
        operator: { id: user.id, address: device.address },
        rateId: params.id,
        enabled: body.enabled,
      }),
    }),
  });
}
