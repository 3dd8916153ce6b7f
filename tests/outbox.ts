/** E-mails and SMS captured by the sandbox. */
import { setTimeout as delay } from 'node:timers/promises';

interface Letter {
  to: string;
  subject: string;
  text: string;
  code?: string;
  createdAt: string;
}

/** E-mails and SMS to an address, newest first. */
export async function readOutbox(url: string, to: string): Promise<Letter[]> {
  const response = await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(to)}`);
  if (!response.ok) throw new Error(`the outbox answers ${response.status}`);
  const body: { data: Letter[] } = await response.json();
  return body.data;
}

/** Newest six-digit code sent to an address, other than `before`; waits up to ten seconds. */
export async function readCode(url: string, to: string, before?: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [letter] = await readOutbox(url, to);
    const code = letter?.code;
    if (code && code !== before) return code;
    await delay(100);
  }
  throw new Error(`no code came to ${to}`);
}
