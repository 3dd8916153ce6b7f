import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', linux: 'xdg-open' };

/** Opens the address in the default browser; does nothing without a desktop. */
export function openBrowser(address: string): void {
  const opener = openers[process.platform];
  if (!opener) return;
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
