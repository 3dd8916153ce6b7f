/** Another running process holds the data folder. */
export class DatabaseLocked extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`Another server (process ${pid}) is running on ${folder}.`);
    this.name = 'DatabaseLocked';
    this.pid = pid;
  }
}

/** The data folder cannot be made or written. */
export class DataDirNotWritable extends Error {
  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} cannot be written.`, { cause });
    this.name = 'DataDirNotWritable';
  }
}

/** The data folder is one that every account writes to, such as /tmp. */
export class DataDirShared extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is shared by every account of this machine.`);
    this.name = 'DataDirShared';
  }
}

/** Classes of SQLSTATE that mean the server, not the statement: connection lost, no room, shutting down. */
const UNREACHABLE_STATES = /^(08|53|57P)/;
const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
const UNREACHABLE_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when the database itself could not be reached or went away in the middle. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && UNREACHABLE_STATES.test(code)) return true;
  if (syscall === 'connect' || syscall === 'getaddrinfo' || syscall === 'read' || syscall === 'write') {
    return typeof code === 'string' && UNREACHABLE_CODES.has(code);
  }
  return UNREACHABLE_WORDS.test(error.message);
}

/** True when a row is still referred to, or a check does not hold. */
export function isConstraintError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '23503' || code === '23514';
}

/** True when another row has the same unique key. */
export function isTakenError(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

/** Classes of SQLSTATE by which a transaction made room for another (deadlock, lock not available): the same may work next time. */
const GAVE_WAY_STATES = /^(40|55P03)/;

/** True when the same statement may work in a moment: the database was away, or another transaction was in its way. */
export function isPassingError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isConnectionError(error) || (typeof code === 'string' && GAVE_WAY_STATES.test(code));
}

/** True when the database cannot hold the values themselves: malformed, out of range, or against a constraint. */
export function isDataError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]...$/.test(code);
}
