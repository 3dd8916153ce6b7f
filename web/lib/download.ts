import type { Call, CallInput } from '../../contract/kit/calls.ts';
import { unreachable } from './api.ts';

/** Makes a call that replies with a file and saves it under the server's file name; throws like `request`. */
export async function download<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
  const { saveReply } = await import('./save-reply.ts').catch(() => Promise.reject(unreachable()));
  await saveReply(call, input);
}
