import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { endLease, renewLease, takeLease, wantLease } from './upload-lock.queries.ts';

/** Time after which the upload of a process that was killed can go on at another. */
const leaseSeconds = 8;
const renewMs = 1_000;
const retryMs = 250;
/** Longer than a lease, so that whoever comes back after a kill is let in. */
const patienceMs = 20_000;

type Parts = Pick<Context, 'db' | 'log'>;

/**
 * One writer of an upload at a time, in all processes. A lease on its row and no lock of a session: a part takes minutes, for
 * which a connection of the database would be taken, and poolers pass sessions around.
 */
export class UploadLocker implements Locker {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  newLock(id: string): Lock {
    return new UploadLock(this.#parts, id);
  }
}

class UploadLock implements Lock {
  readonly #parts: Parts;
  readonly #lease: { id: string; holder: string; seconds: number };
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts, id: string) {
    this.#parts = parts;
    this.#lease = { id, holder: randomUUID(), seconds: leaseSeconds };
  }

  /** Waits while another request holds it, which is asked to end. @throws CONFLICT */
  async lock(signal: AbortSignal, askToEnd: () => void): Promise<void> {
    const { db } = this.#parts;
    const end = performance.now() + patienceMs;
    while (!(await takeLease(db, this.#lease))) {
      if (!(await wantLease(db, this.#lease.id))) throw ERRORS.FILE_NOT_FOUND;
      if (signal.aborted || performance.now() > end) throw refuseHeld();
      await wait(retryMs);
    }
    let renewedAt = performance.now();
    let isAsking = false;
    this.#timer = setInterval(async () => {
      if (isAsking) return;
      isAsking = true;
      const isWanted = await renewLease(db, this.#lease).catch(() => null);
      isAsking = false;
      if (isWanted === false) renewedAt = performance.now();
      // Wanted by others, another's by now, or not renewed while the database was away.
      else if (isWanted !== null || performance.now() - renewedAt > leaseSeconds * 1_000) askToEnd();
    }, renewMs).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.#timer);
    await endLease(this.#parts.db, this.#lease).catch((error) =>
      this.#parts.log.warn({ err: error }, 'The lock of an upload ends by its time'),
    );
  }
}

function refuseHeld() {
  return refuse('CONFLICT', 'Another connection is sending this upload. Please try again in a minute.');
}
