import { rosterCalls } from '../../../contract/operators/roster.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { eraseRosterProfile } from './erase.service.ts';
import { mergeRosterProfile } from './merge.service.ts';
import { editRosterProfile, listRoster } from './roster.service.ts';

export function mountRoster(mount: Mount, context: Context): void {
  mount(rosterCalls, {
    listRoster: ({ query }) => listRoster(context, query),
    updateRosterProfile: async ({ params, body, ...who }) => ({
      data: await editRosterProfile(context, { operator: operatorOf(who), ...params, change: body }),
    }),
    eraseRosterProfile: async ({ params, body, ...who }) => {
      await eraseRosterProfile(context, { operator: operatorOf(who), ...params, ...body });
      return {};
    },
    mergeRosterProfile: async ({ params, body, ...who }) => ({
      data: await mergeRosterProfile(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
