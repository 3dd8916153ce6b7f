import { randomUUID } from 'node:crypto';
import type { Log } from '../../kit/context/log.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { createMemoryFanOut, type FanOut, type LiveNote } from './fan-out.ts';
import { keepRedisLink } from './redis-link.ts';
import { createRedisPlaces } from './redis-places.ts';

/** Maximum size of a publication, in characters. */
const batchCharacters = 256 * 1024;
/** Maximum queue during a running publication, in characters. The excess is lost, and clients resync. */
const waitingCharacters = 8 * 1024 * 1024;

interface Parts {
  url: string;
  /** Separates the channels of installations that share a Redis. */
  secretKey: string;
  log: Log;
}

/**
 * Delivers notifications locally at once and to other processes over Redis, batched while a publication is running.
 * After a loss every process concerned gets `resync`.
 */
export function createRedisFanOut({ url, secretKey, log }: Parts): FanOut {
  const own = createMemoryFanOut();
  const me = randomUUID();
  let waiting: string[] = [];
  let waitingSize = 0;
  let sending = false;
  let lost = false;

  const channel = `live:${fingerprint(secretKey, 'fan-out', 'channel')}`;
  const link = keepRedisLink({
    url,
    channel,
    log,
    take(payload) {
      if (payload.startsWith(me)) return;
      for (const note of readNotes(payload, log)) own.publish(note);
    },
    onUp() {
      places.live();
      own.publish({ kind: 'resync' });
      void send();
    },
  });

  const places = createRedisPlaces({ link, prefix: channel, me });

  function loseWaiting(): void {
    lost = true;
    waiting = [];
    waitingSize = 0;
  }

  /** Takes the next publication from the queue, up to its maximum size; after a loss it starts with `resync`. */
  function takeBatch(): string {
    const batch = lost ? ['{"kind":"resync"}'] : [];
    let count = 0;
    let size = 0;
    for (const text of waiting) {
      if (count > 0 && size + text.length > batchCharacters) break;
      count += 1;
      size += text.length;
    }
    waitingSize -= size;
    return `${me}[${[...batch, ...waiting.splice(0, count)].join(',')}]`;
  }

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      // Lets notifications of one act gather into the same publication.
      await Promise.resolve();
      while (link.isUp() && (lost || waiting.length > 0)) {
        const payload = takeBatch();
        lost = false;
        await link.publish(payload);
      }
      if (!link.isUp()) loseWaiting();
    } catch {
      loseWaiting();
    }
    sending = false;
  }

  return {
    publish(note) {
      own.publish(note);
      const text = JSON.stringify(note);
      if (!link.isUp() || waitingSize + text.length > waitingCharacters) return loseWaiting();
      waiting.push(text);
      waitingSize += text.length;
      void send();
    },
    subscribe: own.subscribe,
    places,
    isUp: () => link.isUp(),
    async close() {
      places.close();
      await link.close();
      await own.close();
    },
  };
}

/** Parses a publication of another process, perhaps of another version. */
function readNotes(payload: string, log: Log): LiveNote[] {
  try {
    return JSON.parse(payload.slice(payload.indexOf('[')));
  } catch (error) {
    log.warn({ err: error }, 'A publication on the channel of live events could not be read');
    return [];
  }
}
