import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProgram } from '../kit/programs.ts';
import type { Protocol } from './load/load.program.ts';
import type { Member } from './load/wire.ts';

/** Measured server and its members. */
export interface Contender {
  name: string;
  protocol: Protocol;
  port: number;
  pid: number;
  members: Member[];
  stop: () => Promise<void>;
}

/** Creates a database on the shared PostgreSQL and returns its URL. */
export async function makeDatabase(postgres: string, name: string): Promise<string> {
  await runSql(postgres, `create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runSql(url: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const programOf = (name: string) => fileURLToPath(new URL(`peers/${name}.program.ts`, import.meta.url));

export async function startPeer(
  name: 'relay' | 'insert' | 'transaction' | 'raw-ws',
  { members, ...question }: { members: number; url?: string },
): Promise<Contender> {
  const program = startProgram(programOf(name));
  const { port } = await program.ask<{ port: number }>(question);
  const named = Array.from({ length: members }, (_, index) => ({ id: String(index + 1), secret: String(index + 1) }));
  const protocol = name === 'raw-ws' ? 'ws' : 'socket.io';
  return { name, protocol, port, pid: program.pid, members: named, stop: program.stop };
}
