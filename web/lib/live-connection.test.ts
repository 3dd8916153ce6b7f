/** Live connection against a real Socket.IO server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type ServerOptions } from 'socket.io';
import { afterEach, expect, it, vi } from 'vitest';
import { connectLive, type LiveConnection } from './live-connection.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function listen(): Promise<{ http: ReturnType<typeof createServer>; origin: string }> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  ends.push(() => http.close());
  return { http, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

async function startServer(options: Partial<ServerOptions> = {}) {
  const { http, origin } = await listen();
  const io = new Server(http, options);
  io.use((socket, next) => {
    const code = { good: '', dead: 'UNAUTHENTICATED' }[String(socket.handshake.auth.token)] ?? 'UNAVAILABLE';
    next(code ? Object.assign(new Error('No.'), { data: { code } }) : undefined);
  });
  io.on('connection', (socket) => {
    socket.on('double', (number, answer) => answer({ twice: number * 2 }));
    socket.on('say', (text) => socket.emit('said', text));
  });
  ends.push(() => io.close());
  return { io, origin };
}

function connect(origin: string, token = 'good') {
  const states: string[] = [];
  const heard: unknown[] = [];
  const connection = connectLive({
    origin,
    token,
    onState: (state) => states.push(state),
    onEvent: (event, payload) => heard.push([event, payload]),
  });
  ends.push(() => connection.close());
  const becomes = (state: string) => vi.waitFor(() => expect(states.at(-1)).toBe(state), { timeout: 5_000 });
  return { connection, states, heard, becomes };
}

it.each(['websocket', 'polling'])('sends, receives and acknowledges over %s', async (way) => {
  // A server without WebSocket simulates a network that blocks them.
  const { origin, io } = await startServer(way === 'polling' ? { transports: ['polling'] } : {});
  const { connection, heard, becomes } = connect(origin);
  expect(await connection.ask('double', 1)).toBeNull();
  await becomes('open');
  expect([...io.of('/').sockets.values()].map(({ conn }) => conn.transport.name)).toEqual([way]);
  const answers = await Promise.all([connection.ask('double', 2), connection.ask('double', 3)]);
  expect(answers).toEqual([{ twice: 4 }, { twice: 6 }]);
  connection.send('say', 'नमस्ते "4"\u001f');
  await vi.waitFor(() => expect(heard).toEqual([['said', 'नमस्ते "4"\u001f']]));
  connection.close();
  await vi.waitFor(() => expect(io.of('/').sockets.size).toBe(0));
});

it('stops on a refused token and retries when the server cannot check it', async () => {
  const { origin } = await startServer();
  const dead = connect(origin, 'dead');
  await dead.becomes('refused');
  dead.connection.hurry();
  const unknown = connect(origin, 'unknown');
  await unknown.becomes('connecting');
  expect(dead.states).toEqual(['refused']);
});

it.each([
  ['the line breaks', (io: Server) => [...io.of('/').sockets.values()].map(({ conn }) => conn.close())],
  ['the server says so', (io: Server) => io.disconnectSockets(true)],
  ['the network is lost', (_: Server, connection: LiveConnection) => connection.drop()],
])('comes back after %s, and leaves no question open', async (_, part) => {
  const { io, origin } = await startServer();
  const { connection, states, becomes } = connect(origin);
  await becomes('open');
  const open = connection.ask('never answered', null);
  part(io, connection);
  expect(await open).toBeNull();
  await becomes('connecting');
  connection.hurry();
  await becomes('open');
  expect(states).toEqual(['open', 'connecting', 'open']);
});

it('answers pings', async () => {
  const { io, origin } = await startServer({ pingInterval: 40 });
  const answered = vi.fn();
  io.engine.on('connection', (line) => line.on('heartbeat', answered));
  const { states } = connect(origin);
  await vi.waitFor(() => expect(answered.mock.calls.length).toBeGreaterThan(4), { timeout: 5_000 });
  expect(states).toEqual(['open']);
});
