/** A TCP relay to a port on loopback, as balancers and networks are between a program and its database. */
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from './processes.ts';

export interface Relay {
  port: number;
  /** Sends new connections to another port, and cuts those there are. */
  aim(target: number): void;
  /** Keeps connections open and passes nothing on. */
  silence(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Listens on loopback unless told otherwise. */
export async function startRelay(firstTarget: number, host = '127.0.0.1'): Promise<Relay> {
  const port = await findFreePort();
  let target = firstTarget;
  let isSilent = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    const behind = keep(connect(target, '127.0.0.1'));
    keep(client);
    client.on('data', (bytes) => behind.write(bytes));
    behind.on('data', (bytes) => client.write(bytes));
    // Ends rather than destroys: what was written last still arrives.
    client.on('close', () => behind.end());
    behind.on('close', () => client.end());
    if (isSilent) for (const socket of [client, behind]) socket.pause();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    aim(next) {
      target = next;
      cut();
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
