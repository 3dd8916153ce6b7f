import type { Server } from 'socket.io';

/** Packets that may wait for somebody who does not read them: more than a batch of messages, and far from filling the memory. */
const mostWaiting = 10_000;

/** A connection of Engine.IO, which declares as private what hands its waiting packets to the transport. */
interface Connection {
  readonly writeBuffer: readonly unknown[];
  close(discard: true): void;
  flush(): void;
  request: { socket: { cork(): void; uncork(): void } };
}

/**
 * Sends what a connection is told within one turn of the event loop in one write. After a batch of messages a person
 * is told several things at once, and most of what telling costs is the system calls.
 */
export function gatherWrites(io: Server): void {
  let waiting = new Map<Connection, () => void>();
  const flushAll = () => {
    const flushing = waiting;
    waiting = new Map();
    for (const [{ request }, flush] of flushing) {
      request.socket.cork();
      flush();
      request.socket.uncork();
    }
  };
  io.engine.on('connection', (connection: Connection) => {
    const flush = connection.flush.bind(connection);
    connection.flush = () => {
      if (connection.writeBuffer.length > mostWaiting) return connection.close(true);
      if (waiting.size === 0) setImmediate(flushAll);
      waiting.set(connection, flush);
    };
  });
}
