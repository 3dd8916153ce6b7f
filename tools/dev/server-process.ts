import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const lookMs = 50;
/** A server that takes longer has failed; the terminal shows why. */
const patienceMs = 120_000;

/**
 * Server process. Not `node --watch`, which sends messages to worker threads that the search index and the embedded database
 * misread.
 */
export class ServerProcess {
  readonly origin: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess;
  #restarting: Promise<void> | null = null;

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port), HOST: '127.0.0.1', NO_OPEN: '1', NODE_COMPILE_CACHE: '.cache/node' };
    this.#child = this.#start();
  }

  /** Resolves to true once the server answers; to false when it ended or timed out. */
  async isUp(): Promise<boolean> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      await this.#restarting;
      if (this.#hasEnded()) return false;
      if (
        await fetch(`${this.origin}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return true;
      await wait(lookMs);
    }
    return false;
  }

  /** Restarts the server; changes during a restart are included. */
  restart(): void {
    this.#restarting ??= this.stop().then(() => {
      this.#child = this.#start();
      this.#restarting = null;
    });
  }

  async stop(): Promise<void> {
    if (this.#hasEnded()) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }

  #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  #start(): ChildProcess {
    const inspect = `--inspect=${this.#env.INSPECT_PORT ?? 9229}`;
    return spawn(
      process.execPath,
      [inspect, 'server/main.ts', ...(this.#env.DATABASE_URL ? [] : ['--join-database'])],
      { stdio: 'inherit', env: this.#env },
    );
  }
}
