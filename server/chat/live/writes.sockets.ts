import type { Socket } from 'node:net';
import type { Server } from 'socket.io';

/**
 * Maximum number of packets buffered for a client that does not read: more than a batch of messages, and far from
 * filling memory.
 */
const mostWaiting = 10_000;

/** A connection of Engine.IO with the private members that pass buffered packets to the transport. */
interface Connection {
  readonly writeBuffer: readonly unknown[];
  close(discard: true): void;
  flush(): void;
  request: { socket: Socket } | null;
}

/**
 * Combines a connection's packets of one event loop turn into one write. After a batch of messages a person gets
 * several events at once, and most of the cost is system calls.
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
    // Releases the request with its headers, which would otherwise be kept as long as the connection.
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
