import { storageUseCalls } from '../../contract/storage-use.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { readUsage } from './store.service.ts';

export function mountStorageUse(mount: Mount, context: Context): void {
  mount(storageUseCalls, {
    readStorageUse: async ({ user }) => ({ data: await readUsage(context, user.id) }),
  });
}
