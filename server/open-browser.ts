import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', linux: 'xdg-open' };

/** Shows the address in the person's browser; without a desktop nothing happens. */
export function openBrowser(address: string): void {
  const opener = openers[process.platform];
  if (!opener) return;
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
