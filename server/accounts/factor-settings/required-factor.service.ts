import type { Role } from '../../../contract/core/roles.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { listFactors } from '../second-factors/second-factors.service.ts';
import { isFactorAsked } from '../sign-in-rules/sign-in-rules.service.ts';

/** Operators need a second factor in production; on loopback, as in the demo, they are only asked to set one up. */
function isRequiredOfOperator({ config }: Context, { role }: { role: Role }): boolean {
  return role === 'operator' && config.production;
}

/** Whether the person with this account needs a second factor: as an operator, or by the rule of an account they act for. */
export async function isFactorRequired(context: Context, user: { id: number; role: Role }): Promise<boolean> {
  return isRequiredOfOperator(context, user) || (await isFactorAsked(context, user.id));
}

/** Refuses an operator who needs a second factor and has none. */
export async function demandRequiredFactor(context: Context, user: { id: number; role: Role }): Promise<void> {
  if (!isRequiredOfOperator(context, user) || (await listFactors(context, user.id)).length > 0) return;
  throw refuse('SECOND_FACTOR_NEEDED', 'Set up a passkey or an authenticator app under Security first.');
}
