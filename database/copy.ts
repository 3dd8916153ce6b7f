import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** Members of pg's connection that its types lack. */
interface CopyConnection {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Rows of a table in COPY's text format. */
export interface CopyText {
  table: string;
  columns: readonly string[];
  text: Buffer;
}

const pieceBytes = 256 * 1024;

/** Stores rows by COPY, the fastest way; constraints and triggers apply as for an INSERT. PostgreSQL only. */
export function copyRows(client: pg.Client, { table, columns, text }: CopyText): Promise<void> {
  return text.length === 0
    ? Promise.resolve()
    : client.query(new CopyIn(`copy ${table} (${columns.join()}) from stdin`, text)).done;
}

/** A COPY statement for pg's query queue. */
class CopyIn implements pg.Submittable {
  readonly done: Promise<void>;
  readonly #statement: string;
  readonly #text: Buffer;
  readonly #ended = Promise.withResolvers<void>();
  #failure: Error | undefined;

  constructor(statement: string, text: Buffer) {
    this.#statement = statement;
    this.#text = text;
    this.done = this.#ended.promise;
  }

  submit(connection: pg.Connection): void {
    (connection as unknown as CopyConnection).query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).catch((error) => connection.sendCopyFail(String(error)));
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { stream } = connection;
    for (let from = 0; from < this.#text.length && !this.#failure; from += pieceBytes) {
      connection.sendCopyFromChunk(this.#text.subarray(from, from + pieceBytes));
      if (stream.writableNeedDrain) await once(stream, 'drain');
    }
    if (!this.#failure) connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.#ended.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#ended.resolve();
  }
}

/** A row as a line of COPY: values in the order of its columns. Lists become arrays of text. */
export function copyLine(row: object): string {
  return `${Object.values(row).map(copyValue).join('\t')}\n`;
}

function copyValue(value: unknown): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escapeText(`{${value.map(quoteItem).join()}}`);
  return String(value);
}

const quoteItem = (item: unknown) => `"${String(item).replace(/["\\]/g, '\\$&')}"`;

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeText(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (found) => ESCAPES[found] ?? found) : text;
}
