import { stepUpCalls } from '../../../contract/accounts/step-up.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { proveFreshly } from './step-up.service.ts';

export function mountStepUp(mount: Mount, context: Context): void {
  mount(stepUpCalls, {
    stepUp: async ({ user, body }) => ({ data: await proveFreshly(context, user, body) }),
  });
}
