import { operatorPlanCalls } from '../../../contract/operators/operator-plans.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addPlan, editPlan, listEveryPlan, retirePlan } from './operator-plans.service.ts';

export function mountOperatorPlans(mount: Mount, context: Context): void {
  mount(operatorPlanCalls, {
    listOperatorPlans: async ({ user }) => ({ data: await listEveryPlan(context, user.locale) }),
    addPlan: async ({ body, ...who }) => ({
      data: await addPlan(context, { operator: operatorOf(who), draft: body }),
    }),
    editPlan: async ({ params, body: { reason, ...draft }, ...who }) => ({
      data: await editPlan(context, { operator: operatorOf(who), ...params, reason, draft }),
    }),
    retirePlan: async ({ params, body, ...who }) => ({
      data: await retirePlan(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
