import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { selectFiles } from './deliverables.queries.ts';

interface Named {
  file: string;
  /** Field of the request that names it. */
  field?: string;
}

/** The id of a picture that this person uploaded for agreed work. */
export async function findOwnFile(tx: Context, user: User, { file: wireId, field = 'file' }: Named): Promise<number> {
  const id = /^[1-9]\d{0,14}$/.test(wireId) ? Number(wireId) : 0;
  const [file] = await selectFiles(tx.db, [id]);
  if (file?.owner_id !== user.id) throw refuseField('BAD_INPUT', field, 'This file wasn’t uploaded.');
  return file.id;
}
