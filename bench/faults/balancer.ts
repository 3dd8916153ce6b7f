import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

interface Link {
  client: Socket;
  server: Socket;
}

/** TCP proxy in front of the servers: forwards each connection to one that listens, and can cut connections. */
export async function startBalancer(ports: readonly number[]) {
  const links = new Set<Link>();

  /** Connects to a listening server, starting from a random one. */
  async function dial(): Promise<Socket | null> {
    const first = Math.floor(Math.random() * ports.length);
    for (let step = 0; step < ports.length; step += 1) {
      const server = connect(ports[(first + step) % ports.length] ?? 0, '127.0.0.1').setNoDelay();
      try {
        await once(server, 'connect');
        return server;
      } catch {
        server.destroy();
      }
    }
    return null;
  }

  const listener = createServer({ pauseOnConnect: true, noDelay: true }, async (client) => {
    client.on('error', () => client.destroy());
    const server = await dial();
    if (!server) return client.destroy();
    const link = { client, server };
    links.add(link);
    const end = () => {
      links.delete(link);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    client.pipe(server).pipe(client);
    client.resume();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    /** Delays the servers' answers on this share of the connections, then cuts them. */
    async cut(share: number): Promise<void> {
      const chosen = [...links].filter(() => Math.random() < share);
      for (const { client, server } of chosen) server.unpipe(client);
      await delay(20 + Math.random() * 300);
      for (const { client, server } of chosen) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
    },
    async stop(): Promise<void> {
      listener.close();
      for (const { client, server } of links) {
        client.destroy();
        server.destroy();
      }
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
