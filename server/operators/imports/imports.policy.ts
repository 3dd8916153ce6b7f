import type { ImportAct, ImportStatus } from '../../../contract/operators/imports.ts';
import { type Answer, no } from '../../kit/http/policy.ts';

interface Facts {
  status: ImportStatus;
  /** Its list is kept. */
  hasFile: boolean;
  /** End of the time in which it can be undone, in UTC. */
  undoEnds: Date;
}

/** Permissions of operators on an import. */
export function importPolicy({ status, hasFile, undoEnds }: Facts, now: Date): Record<ImportAct, Answer> {
  const isFresh = (status === 'checked' || status === 'failed') && hasFile;
  return {
    run: isFresh || no('CONFLICT', 'This import has run already. Upload the list again.'),
    undo:
      status !== 'done'
        ? no('CONFLICT', 'Only a finished import can be undone, and only once.')
        : undoEnds > now || no('CONFLICT', 'This import is older than 30 days and can’t be undone any more.'),
    read: hasFile || no('CONFLICT', 'The list of this import is deleted after 30 days.'),
  };
}
