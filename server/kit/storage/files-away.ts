import { AppError } from '../http/errors.ts';

/** The place of the files takes or gives nothing: it is away, full, or refuses our key. Nothing was stored. */
export class FilesAway extends AppError {
  /** For operators: what the place said, without keys. */
  readonly why: string;

  constructor(why: string) {
    super('UNAVAILABLE', 'We can’t read or save files right now. Please try again in a minute.', { retryAfter: 30 });
    this.why = why;
  }
}
