import { secondStepCalls } from '../../../contract/accounts/second-step.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { finishSignIn, signInByPasskey, startPasskeySignIn } from './second-step.service.ts';

export function mountSecondStep(mount: Mount, context: Context): void {
  mount(secondStepCalls, {
    secondFactor: async ({ body, device }) => ({ data: await finishSignIn(context, { ...body, device }) }),
    startPasskeyLogin: async ({ body, device }) => ({ data: await startPasskeySignIn(context, { ...body, device }) }),
    passkeyLogin: async ({ body, device }) => ({ data: await signInByPasskey(context, { ...body, device }) }),
  });
}
