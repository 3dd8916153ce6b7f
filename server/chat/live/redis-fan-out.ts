import { randomUUID } from 'node:crypto';
import type { Log } from '../../kit/context/log.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { createMemoryFanOut, type FanOut, type LiveNote } from './fan-out.ts';
import { keepRedisLink } from './redis-link.ts';
import { createRedisPlaces } from './redis-places.ts';

/** Longest publication, in characters. */
const batchCharacters = 256 * 1024;
/** Most that may wait for the publication under way, in characters. What is over it is lost, and recovered from. */
const waitingCharacters = 8 * 1024 * 1024;

interface Parts {
  url: string;
  /** Installations that share a Redis do not hear each other. */
  secretKey: string;
  log: Log;
}

/**
 * Notes reach the own listeners at once and the other processes over Redis, several in one publication while one is
 * under way. After notes were lost every process concerned hears `resync`.
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

  /** The next publication: what waits, as far as it fits; after a loss the others are told of it first. */
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
      // What one act tells several people goes together.
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
    async close() {
      places.close();
      await link.close();
      await own.close();
    },
  };
}

/** What another process sent, perhaps of another version. */
function readNotes(payload: string, log: Log): LiveNote[] {
  try {
    return JSON.parse(payload.slice(payload.indexOf('[')));
  } catch (error) {
    log.warn({ err: error }, 'A publication on the channel of live events could not be read');
    return [];
  }
}
