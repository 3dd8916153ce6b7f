import type { ExecProtocolOptionsStream, PGlite } from '@electric-sql/pglite';

/** Message types of an extended query, which only Sync ends. */
const OPEN_MESSAGES = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));

/**
 * Keeps one client's extended query together. The socket server passes messages one by one, and all clients share
 * PGlite's single session: between one client's Parse and its Bind, another's Parse would replace the unnamed
 * statement. While an extended query is open the session reports a transaction, which makes the server serve only that
 * client. An engine error becomes a reply, because a thrown one would stop the server's queue for good.
 */
export function holdSession(database: PGlite): PGlite {
  let isOpen = false;
  const isInTransaction = database.isInTransaction.bind(database);
  const exec = database.exec.bind(database);
  const stream = database.execProtocolRawStream.bind(database);

  database.isInTransaction = () => isOpen || isInTransaction();
  database.exec = (...input) => {
    isOpen = false;
    return exec(...input);
  };
  database.execProtocolRawStream = async (message: Uint8Array, options: ExecProtocolOptionsStream) => {
    isOpen = OPEN_MESSAGES.has(message[0] ?? 0);
    try {
      await stream(message, options);
    } catch (error) {
      isOpen = false;
      options.onRawData(errorReply(error instanceof Error ? error.message : String(error)));
    }
  };
  return database;
}

/** Encodes ErrorResponse (XX000) and ReadyForQuery of the PostgreSQL protocol. */
function errorReply(message: string): Uint8Array {
  const fields = Buffer.from(`SFATAL\0CXX000\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])]);
}
