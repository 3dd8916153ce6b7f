import { libraryCalls } from '../../../contract/work/library.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listLibrary, makeRightsList } from './library.service.ts';
import { findLibraryFile, makeArchive, makeRightsDocument, readPiece } from './library-files.service.ts';

export function mountLibrary(mount: Mount, context: Context): void {
  mount(
    libraryCalls,
    {
      listLibrary: ({ user, query: { format, ...query } }) => {
        const asked = { user, ...query };
        return format === 'csv' ? makeRightsList(context, asked) : listLibrary(context, asked);
      },
      getLibraryArchive: ({ user, query }) => makeArchive(context, { user, ids: query.id }),
      getLibraryFile: async ({ user, params }) => ({ data: await findLibraryFile(context, { user, ...params }) }),
      getLibraryRights: ({ user, params, query }) => makeRightsDocument(context, { user, ...params }, query.format),
    },
    { getLibraryRights: ({ user, params }) => readPiece(context, { user, ...params }) },
  );
}
