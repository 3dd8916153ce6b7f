import { connect, type Socket } from 'node:net';

/** Somebody who takes part: who they are to the server, and how they prove it. */
export interface Member {
  id: string;
  secret: string;
}

/** What a connection hears that counts. */
export interface Ears {
  onReady(): void;
  onAcknowledged(): void;
  onReceived(text: string): void;
}

/** One open connection. */
export interface Wire {
  send(to: Member, text: string, number: number): void;
}

export interface Dial {
  port: number;
  member: Member;
  /** One address has too few ports for 10,000 connections. */
  from: string;
  ears: Ears;
}

/** A server's protocol, as far as a conversation of two needs it. */
export type OpenWire = (dial: Dial) => Wire;

/** A connection to loopback; what breaks it breaks the measurement. */
export function dialTcp({ port, from }: Dial, onData: (chunk: Buffer) => void): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
  socket.on('data', onData);
  socket.on('close', () => {
    throw new Error(`The server on port ${port} closed a connection`);
  });
  return socket;
}
