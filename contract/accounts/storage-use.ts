import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';

export const storageUseCalls = defineCalls(access.settings, {
  readStorageUse: {
    method: 'GET',
    path: '/user/storage',
    auth: 'user',
    summary: 'How much room one’s files take, and how much there is',
    /** Bytes. */
    reply: { data: z.object({ used: z.number(), quota: z.number() }) },
  },
});
