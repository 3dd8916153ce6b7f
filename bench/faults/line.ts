import { io } from 'socket.io-client';
import type { Message } from '../../contract/chat/messages.ts';
import type { Acknowledgement, ClientEvent } from '../../contract/live.ts';
import type { Somebody } from './world.ts';

/** Same options as web/lib/live.ts; see the specification. */
const options = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 20_000 };
const answerMs = 10_000;

interface Listeners {
  onMessage: (message: Message) => void;
  onOpen: () => void;
  onClose: () => void;
}

/** Live connection and calls of a person, with the web's reconnection rules. */
export function openLine(url: string, who: Somebody, { onMessage, onOpen, onClose }: Listeners) {
  let signedOut = false;
  let left = false;
  const socket = io(url, { ...options, auth: { token: who.token }, forceNew: true, transports: ['websocket'] });
  const tryAgain = () => setTimeout(() => !left && socket.connect(), options.reconnectionDelay);
  socket.on('receive_message', onMessage);
  socket.on('message_sent', onMessage);
  socket.on('connect', onOpen);
  socket.on('disconnect', (reason) => {
    onClose();
    if (reason === 'io server disconnect' && !left) tryAgain();
  });
  socket.on('connect_error', (error) => {
    if (socket.active) return;
    if ((error as { data?: { code?: string } }).data?.code === 'UNAUTHENTICATED') signedOut = true;
    else tryAgain();
  });
  return {
    /** Acknowledgement; null without one. */
    async ask<T>(event: ClientEvent, payload: unknown): Promise<Acknowledgement<T> | null> {
      if (!socket.connected) return null;
      const asked = socket.timeout(answerMs).emitWithAck(event, payload);
      return asked.catch(() => null);
    },
    async fetchSince(cursor: string): Promise<{ data: Message[]; next_cursor: string | null }> {
      const headers = { authorization: `Bearer ${who.token}` };
      const reply = await fetch(`${url}/api/user/messages/since/${cursor}`, { headers });
      if (!reply.ok) throw new Error(`The stream answers ${reply.status}`);
      return reply.json();
    },
    isSignedOut: () => signedOut,
    close() {
      left = true;
      onClose();
      socket.disconnect();
    },
  };
}
