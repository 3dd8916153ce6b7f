import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { selectFiles } from './deliverables.queries.ts';

interface Named {
  files: readonly string[];
  /** Field of the request that names them. */
  field: string;
}

/** The ids of pictures that this person uploaded for agreed work, each once. */
export async function findOwnFiles(tx: Context, user: User, { files, field }: Named): Promise<number[]> {
  const ids = [...new Set(files)].map((wireId) => (/^[1-9]\d{0,14}$/.test(wireId) ? Number(wireId) : 0));
  const own = new Set((await selectFiles(tx.db, ids)).flatMap(({ id, owner_id }) => (owner_id === user.id ? id : [])));
  if (ids.some((id) => !own.has(id))) throw refuseField('BAD_INPUT', field, 'This file wasn’t uploaded.');
  return ids;
}

/** The id of one such picture. */
export async function findOwnFile(tx: Context, user: User, file: string): Promise<number> {
  const [id] = await findOwnFiles(tx, user, { files: [file], field: 'file' });
  return id ?? 0;
}
