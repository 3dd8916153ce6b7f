import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { Message } from '../../contract/chat/messages.ts';
import { type Acknowledgement, type LiveEvents, type ServerEvent, serverEvents } from '../../contract/live.ts';
import type { Member } from '../members.ts';

/** Socket.IO client that records events. */
export interface LiveClient {
  socket: Socket;
  /** All events received so far. */
  heard<E extends keyof LiveEvents>(event: E): LiveEvents[E][];
  /** Next event that satisfies the test; earlier ones count. */
  waitFor<E extends keyof LiveEvents>(event: E, test?: (payload: LiveEvents[E]) => boolean): Promise<LiveEvents[E]>;
  ask<T = object>(event: string, payload?: unknown): Promise<Acknowledgement<T>>;
  say(to: Member, description: string, more?: object): Promise<Acknowledgement<{ data: Message }>>;
  close(): void;
}

const open = new Set<Socket>();

interface Options {
  token?: unknown;
  headers?: Record<string, string>;
}

/** Starts a connection without waiting. */
export function dial(app: { url: string }, { token, headers }: Options): Socket {
  const socket = io(app.url, {
    auth: { token },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    ...(headers ? { extraHeaders: headers } : {}),
  });
  open.add(socket);
  return socket;
}

export async function connect(app: { url: string }, who: Member): Promise<LiveClient> {
  const socket = dial(app, { token: who.token });
  const heard: { event: string; payload: unknown }[] = [];
  socket.onAny((event: ServerEvent, payload: unknown) => {
    z.parse(serverEvents[event], payload);
    heard.push({ event, payload });
  });
  await once(socket as never, 'connect');
  const of = <E extends keyof LiveEvents>(event: E) =>
    heard.filter((each) => each.event === event).map((each) => each.payload as LiveEvents[E]);
  return {
    socket,
    heard: of,
    waitFor: (event, test = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = of(event).find(test);
          if (found === undefined) return;
          socket.offAny(look);
          resolve(found);
        };
        socket.onAny(look);
        look();
      }),
    ask: (event, payload) => socket.timeout(10_000).emitWithAck(event, payload),
    say: (to, description, more = {}) =>
      socket.timeout(10_000).emitWithAck('sendMessage', { senderId: who.id, receiverId: to.id, description, ...more }),
    close: () => socket.close(),
  };
}

/** Closes every socket a test opened. */
export function hangUp(): void {
  for (const socket of open) socket.close();
  open.clear();
}
