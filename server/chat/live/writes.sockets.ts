import type { Socket } from 'node:net';
import type { Server } from 'socket.io';

/** Packets that may wait for somebody who does not read them: more than a batch of messages, and far from filling the memory. */
const mostWaiting = 10_000;

/** A connection of Engine.IO, which declares as private what hands its waiting packets to the transport. */
interface Connection {
  readonly writeBuffer: readonly unknown[];
  close(discard: true): void;
  flush(): void;
  request: { socket: Socket } | null;
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
    for (const send of flushing.values()) send();
  };
  io.engine.on('connection', (connection: Connection) => {
    const flush = connection.flush.bind(connection);
    const tcp = connection.request?.socket;
    // The request with its headers is of no use any more; it would be kept as long as the connection.
    connection.request = null;
    const send = () => {
      tcp?.cork();
      flush();
      tcp?.uncork();
    };
    connection.flush = () => {
      if (connection.writeBuffer.length > mostWaiting) return connection.close(true);
      if (waiting.size === 0) setImmediate(flushAll);
      waiting.set(connection, send);
    };
  });
}
