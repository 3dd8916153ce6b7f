import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks a server's connections, upgraded ones included, which Node's own closeAllConnections leaves open. Returns a
 * function that cuts those that are left.
 */
export function trackConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}
