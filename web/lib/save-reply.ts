import type { Call, CallInput } from '../../contract/kit/calls.ts';
import { exchange, refusalOf, unreachable } from './api.ts';

/** Makes a call that replies with a file and saves it under the server's file name; throws like `request`. */
export async function saveReply<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
  const { response, token } = await exchange(call, input, { accept: '*/*' });
  if (!response.ok) throw refusalOf({ response, reply: await response.json().catch(() => null), token });
  const file = await response.blob().catch(() => null);
  if (!file) throw unreachable();
  saveFile(file, nameOf(response));
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the file by then, even after a save dialog.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
