import { connect, type Socket } from 'node:net';

/** Member with id and secret for signing in. */
export interface Member {
  id: string;
  secret: string;
}

/** Callbacks of a connection. */
export interface Ears {
  onReady(): void;
  onAcknowledged(): void;
  onReceived(text: string): void;
}

/** An open connection. */
export interface Wire {
  send(to: Member, text: string, number: number): void;
}

export interface Dial {
  port: number;
  member: Member;
  /** Local address: one address has too few ports for 10,000 connections. */
  from: string;
  ears: Ears;
}

/** Opens a connection in a server's protocol. */
export type OpenWire = (dial: Dial) => Wire;

/** TCP connection to loopback; any error ends the measurement. */
export function dialTcp({ port, from }: Dial, onData: (chunk: Buffer) => void): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
  socket.on('data', onData);
  socket.on('close', () => {
    throw new Error(`The server on port ${port} closed a connection`);
  });
  return socket;
}
