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

/** The data folder is writable by every account, such as /tmp. */
export class DataDirShared extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is shared by every account of this machine.`);
    this.name = 'DataDirShared';
  }
}

/** The database was written by a newer version of the product. */
export class NewerSchema extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer version (it has ${unknown.join(', ')}, which this version does not know). Start that version, or restore a backup made before the update.`,
    );
    this.name = 'NewerSchema';
  }
}

/** SQLSTATE classes of server problems rather than statement errors: connection lost, no resources, shutting down. */
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

/** Whether the database could not be reached or went away. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && UNREACHABLE_STATES.test(code)) return true;
  if (syscall === 'connect' || syscall === 'getaddrinfo' || syscall === 'read' || syscall === 'write') {
    return typeof code === 'string' && UNREACHABLE_CODES.has(code);
  }
  return UNREACHABLE_WORDS.test(error.message);
}

/** Whether a row is still referenced, or a check constraint failed. */
export function isConstraintError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '23503' || code === '23514';
}

/** Whether another row has the same unique key. */
export function isTakenError(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

/** SQLSTATE classes of conflicts between transactions (deadlock, lock not available), where a retry may succeed. */
const GAVE_WAY_STATES = /^(40|55P03)/;

/** Whether a retry may succeed soon: the database was away, or another transaction was in the way. */
export function isPassingError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isConnectionError(error) || (typeof code === 'string' && GAVE_WAY_STATES.test(code));
}

/** Whether the values themselves are invalid for the database: malformed, out of range, or violating a constraint. */
export function isDataError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]...$/.test(code);
}
