import { stepUpCalls } from '../../../contract/accounts/step-up.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { proveFreshly, startPasskeyProof } from './step-up.service.ts';

export function mountStepUp(mount: Mount, context: Context): void {
  mount(stepUpCalls, {
    startStepUp: async ({ user }) => ({ data: await startPasskeyProof(context, user) }),
    stepUp: async ({ user, body }) => ({ data: await proveFreshly(context, user, body) }),
  });
}
