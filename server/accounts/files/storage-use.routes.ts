import { storageUseCalls } from '../../../contract/accounts/storage-use.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readUsage } from './store.service.ts';

export function mountStorageUse(mount: Mount, context: Context): void {
  mount(storageUseCalls, {
    readStorageUse: async ({ user }) => ({ data: await readUsage(context, user.id) }),
  });
}
