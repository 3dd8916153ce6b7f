import { importCalls } from '../../../contract/operators/imports.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addImport, listImports, readImport, runImport } from './imports.service.ts';
import { readRejects } from './rejected.service.ts';
import { undoImport } from './work.service.ts';

export function mountImports(mount: Mount, context: Context): void {
  mount(importCalls, {
    addImport: async ({ file, ...who }) => ({ data: await addImport(context, { operator: operatorOf(who), file }) }),
    listImports: ({ query }) => listImports(context, query),
    getImport: async ({ params, user }) => ({ data: await readImport(context, params.id, user.locale) }),
    runImport: async ({ params, body, ...who }) => ({
      data: await runImport(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    undoImport: async ({ params, ...who }) => ({
      data: await undoImport(context, { operator: operatorOf(who), ...params }),
    }),
    getImportRejects: ({ params }) => readRejects(context, params.id),
  });
}
