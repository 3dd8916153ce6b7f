import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Log } from '../../kit/context/log.ts';

/** Interval of heartbeats the link publishes to itself, because a hanging connection raises no error. */
const beatMs = 1_000;
/** Missed heartbeats after which the connection counts as dead. */
const deadAfterBeats = 5;
const firstRetryMs = 100;
const lastRetryMs = 3_000;

interface Parts {
  url: string;
  channel: string;
  log: Log;
  /** Receives everything published on the channel, including one's own. */
  take: (payload: string) => void;
  /** Called whenever the link is established, initially or again. */
  onUp: () => void;
}

export interface RedisLink {
  /** Rejects when the payload may not have reached the broker. */
  publish(payload: string): Promise<unknown>;
  /** Any Redis command, on the same connection. */
  command(args: readonly string[]): Promise<unknown>;
  isUp(): boolean;
  close(): Promise<void>;
}

const beat = 'beat';

/** Automatic reconnection is off, because it would hide that notifications were missed. */
function makeClient(url: string) {
  const socket = { connectTimeout: beatMs * deadAfterBeats, reconnectStrategy: false } as const;
  return createClient({ url, disableOfflineQueue: true, socket });
}

/** One connection that both publishes and subscribes, reconnecting indefinitely. Nobody waits for it. */
export function keepRedisLink({ url, channel, log, take, onUp }: Parts): RedisLink {
  let client: ReturnType<typeof makeClient> | null = null;
  let reported: 'up' | 'down' | undefined;
  const closing = new AbortController();

  /** Logs changes of state, not every attempt; only the error's message, which does not contain the URL's password. */
  function tell(state: 'up' | 'down', reason?: string): void {
    if (reported === state || closing.signal.aborted) return;
    reported = state;
    if (state === 'up') log.info('Live events reach the other processes');
    else log.warn({ reason }, 'Redis cannot be reached: live events stay in this process until it can');
  }

  /** Returns when the connection is lost: whether it had been established. */
  async function connectOnce(): Promise<boolean> {
    const made = makeClient(url);
    const { promise: lost, reject: lose } = Promise.withResolvers<never>();
    let missedBeats = 0;
    let stood = false;
    const timer = setInterval(() => {
      missedBeats += 1;
      if (missedBeats > deadAfterBeats) lose(new Error('it does not answer'));
      else if (client === made) made.publish(channel, beat).catch(() => undefined);
    }, beatMs);
    const hear = (payload: string) => {
      missedBeats = 0;
      if (payload !== beat) take(payload);
    };
    made.on('error', lose);
    closing.signal.addEventListener('abort', lose);
    try {
      await Promise.race([lost, made.connect().then(() => made.subscribe(channel, hear))]);
      client = made;
      stood = true;
      tell('up');
      onUp();
      await lost;
    } catch (error) {
      tell('down', error instanceof Error ? error.message : undefined);
    } finally {
      client = null;
      clearInterval(timer);
      closing.signal.removeEventListener('abort', lose);
      made.destroy();
    }
    return stood;
  }

  async function run(): Promise<void> {
    let delay = firstRetryMs;
    while (!closing.signal.aborted) {
      delay = (await connectOnce()) ? firstRetryMs : Math.min(delay * 2, lastRetryMs);
      await wait(delay * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    publish: (payload) => client?.publish(channel, payload) ?? Promise.reject(new Error('not connected')),
    command: (args) => client?.sendCommand([...args]) ?? Promise.reject(new Error('not connected')),
    isUp: () => client !== null,
    async close() {
      closing.abort();
      await running;
    },
  };
}
