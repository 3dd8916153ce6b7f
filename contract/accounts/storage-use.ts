import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';

export const storageUseCalls = defineCalls({
  readStorageUse: {
    method: 'GET',
    path: '/user/storage',
    auth: 'user',
    summary: 'How much room one’s files take, and how much there is',
    /** Bytes. */
    reply: { data: z.object({ used: z.number(), quota: z.number() }) },
  },
});
