import type { Call, CallInput } from '../../contract/kit/calls.ts';
import { unreachable } from './api.ts';

/** Makes a call that answers with a file, and lets the browser save it under the server's name; throws as `request`. */
export async function download<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
  const { saveReply } = await import('./save-reply.ts').catch(() => Promise.reject(unreachable()));
  await saveReply(call, input);
}
