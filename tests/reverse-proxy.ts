/** A proxy before the product, as an operator sets one up: it is spoken to by https, and speaks http to the product. */
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ProxyOptions {
  /** The address of the product. */
  target: string;
  /** The address that requests come from. */
  visitor: string;
  /** The name people use for it. */
  publicHost: string;
  /** Whether the product is told the Host people asked for; nginx tells it its own address unless it is set up. */
  keepsHost: boolean;
  /** Whether X-Forwarded-Host says it instead. */
  saysHost: boolean;
}

/** TLS itself is left out: the product never sees any of it. */
export async function startReverseProxy({ target, visitor, publicHost, keepsHost, saysHost }: ProxyOptions) {
  const to = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: keepsHost ? publicHost : to.host,
      'x-forwarded-for': visitor,
      'x-forwarded-proto': 'https',
      ...(saysHost ? { 'x-forwarded-host': publicHost } : {}),
    };
    const { method, url: path } = incoming;
    const passed = ask({ host: to.hostname, port: to.port, method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
