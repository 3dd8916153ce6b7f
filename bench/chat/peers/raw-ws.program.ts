/** A bare WebSocket server. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answerQuestions } from '../../kit/programs.ts';

answerQuestions(async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: (server.address() as AddressInfo).port };
});
