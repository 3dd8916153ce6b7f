/** Machines in a network of their own: Linux network namespaces on a bridge. Needs root and the command `ip`. */
import { execFileSync } from 'node:child_process';

const subnet = '10.77.0';
const bridge = 'tandem-br';
/** Address of this machine in that network, where the services are. */
export const home = `${subnet}.1`;

export interface Machine {
  name: string;
  address: string;
  /** Begins a command line that runs there. */
  prefix: readonly string[];
  /** Unplugs it: nothing gets in or out, and nobody is told. */
  cut(): void;
  heal(): void;
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: 'pipe' });
}

/** Why there can be no such network here, as a sentence; null where there can. */
export function missingForNetwork(): string | null {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  try {
    ip('netns', 'add', 'tandem-probe');
    ip('netns', 'delete', 'tandem-probe');
    return null;
  } catch (error) {
    return `there are no network namespaces here: ${(error as Error).message.trim()}`;
  }
}

export function startNetwork(count: number): { machines: Machine[]; stop: () => Promise<void> } {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  removeNetwork(count);
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${home}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const machines = numbers.map((number): Machine => {
    const [name, here, there] = [`tandem-${number}`, `tandem-v${number}`, `tandem-w${number}`];
    const address = `${subnet}.${number + 10}`;
    ip('netns', 'add', name);
    ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name);
    ip('link', 'set', here, 'master', bridge, 'up');
    for (const line of [
      ['address', 'add', `${address}/24`, 'dev', there],
      ['link', 'set', there, 'up'],
      ['link', 'set', 'lo', 'up'],
    ]) {
      ip('-netns', name, ...line);
    }
    return {
      name,
      address,
      prefix: ['ip', 'netns', 'exec', name],
      cut: () => ip('link', 'set', here, 'down'),
      heal: () => ip('link', 'set', here, 'up'),
    };
  });
  return { machines, stop: async () => removeNetwork(count) };
}

/** Also what an earlier run left behind. */
function removeNetwork(count: number): void {
  for (let number = 1; number <= count; number += 1) tryIp('netns', 'delete', `tandem-${number}`);
  tryIp('link', 'delete', bridge);
}

function tryIp(...args: string[]): void {
  try {
    ip(...args);
  } catch {
    // There is none.
  }
}
