/** Minimal HTTP server: bytes by path. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuestions } from '../kit/programs.ts';

answerQuestions<{ paths: string[]; bodies: Uint8Array[] }>(async ({ paths, bodies }) => {
  const byPath = new Map(paths.map((path, place) => [path, Buffer.from(bodies[place] ?? [])]));
  const server = createServer((asked, reply) => {
    reply.setHeader('content-type', 'application/json; charset=utf-8');
    reply.end(byPath.get(asked.url ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
