import { libraryCalls } from '../../../contract/work/library.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findLibraryFile, listLibrary } from './library.service.ts';

export function mountLibrary(mount: Mount, context: Context): void {
  mount(libraryCalls, {
    listLibrary: ({ user, query }) => listLibrary(context, { user, ...query }),
    getLibraryFile: async ({ user, params }) => ({ data: await findLibraryFile(context, { user, ...params }) }),
  });
}
