import { personalReadCalls } from '../../../contract/core/personal-reads.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listReads, makeReadsCsv } from './personal-reads.service.ts';

export function mountPersonalReads(mount: Mount, context: Context): void {
  mount(personalReadCalls, {
    listPersonalReads: ({ query: { format, ...asked } }) =>
      format === 'csv' ? makeReadsCsv(context, asked) : listReads(context, asked),
  });
}
