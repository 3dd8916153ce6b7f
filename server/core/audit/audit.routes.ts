import { auditCalls } from '../../../contract/core/audit.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listActs, makeActsCsv } from './audit.service.ts';

export function mountAudit(mount: Mount, context: Context): void {
  mount(auditCalls, {
    listActs: ({ query: { format, ...asked } }) =>
      format === 'csv' ? makeActsCsv(context, asked) : listActs(context, asked),
  });
}
