import { DatabaseLocked, DataDirNotWritable, DataDirShared, NewerSchema } from '../database/errors.ts';
import { OtherSecretKey } from './core/installation/installation.service.ts';
import { BadConfiguration } from './kit/config/config.ts';

/** Explains an error that prevents starting, in one line with its remedy; null for an unexpected one. */
export function explainStartError(error: unknown, port = '3000'): string | null {
  if (error instanceof BadConfiguration) return `The configuration cannot be used: ${error.message}`;
  if (error instanceof DatabaseLocked) {
    return `${error.message} Stop it first, or give this one its own folder with DATA_DIR=….`;
  }
  if (error instanceof DataDirNotWritable)
    return `${error.message} Make it writable, or choose another with DATA_DIR=….`;
  if (error instanceof DataDirShared) return `${error.message} Choose a folder of its own with DATA_DIR=….`;
  if (error instanceof NewerSchema || error instanceof OtherSecretKey) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with PORT=….`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=….`;
  if (code === 'EADDRNOTAVAIL')
    return 'HOST is not an address of this machine. Use 127.0.0.1, 0.0.0.0 or one of its own.';
  return null;
}
