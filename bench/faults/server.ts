import { type Running, startProcess, waitUntil } from '../../tests/processes.ts';

interface Options {
  port: number;
  env: Record<string, string>;
  /** Modules loaded before the product, which make a broken variant. */
  imports: readonly string[];
}

export interface Server {
  /** Resolves when it serves requests. */
  start: () => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  log: () => string;
}

/** Server process, started as operators do. */
export function makeServer({ port, env, imports }: Options): Server {
  let running: Running | undefined;
  const flags = imports.flatMap((file) => ['--import', `./${file}`]);
  return {
    async start() {
      const own = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
      running = startProcess(process.execPath, [...flags, 'server/main.ts'], {
        env: { ...process.env, ...env, ...own },
      });
      const isReady = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).ok;
      await waitUntil(running, isReady, 120);
    },
    async kill() {
      running?.process.kill('SIGKILL');
      await running?.stop();
    },
    async stop() {
      await running?.stop();
    },
    log: () => running?.log() ?? '',
  };
}
