import { operatorLookupCalls } from '../../../contract/operators/operator-lookups.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  addCategory,
  addCity,
  listLookups,
  renameLookup,
  restoreLookup,
  retireLookup,
} from './operator-lookups.service.ts';

export function mountOperatorLookups(mount: Mount, context: Context): void {
  mount(operatorLookupCalls, {
    listOperatorLookups: ({ params, query, user }) => listLookups(context, { ...params, ...query }, user.locale),
    addCategory: async ({ body, ...who }) => ({
      data: await addCategory(context, { operator: operatorOf(who), ...body }),
    }),
    addCity: async ({ body, ...who }) => ({
      data: await addCity(context, { operator: operatorOf(who), ...body }),
    }),
    renameLookup: async ({ params, body, ...who }) => ({
      data: await renameLookup(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    retireLookup: async ({ params, body, ...who }) => ({
      data: await retireLookup(context, { operator: operatorOf(who), ...params, ...body }),
    }),
    restoreLookup: async ({ params, body, ...who }) => ({
      data: await restoreLookup(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
