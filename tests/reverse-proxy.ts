/** Reverse proxy as set up by operators: https outside, http to the product. */
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ProxyOptions {
  /** URL of the product. */
  target: string;
  /** Client address. */
  visitor: string;
  /** Public host name. */
  publicHost: string;
  /** Whether the Host header is passed on; nginx replaces it by default. */
  keepsHost: boolean;
  /** Whether X-Forwarded-Host is sent instead. */
  saysHost: boolean;
}

/** Without TLS itself, which the product never sees. */
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
