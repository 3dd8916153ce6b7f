import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import { canHold } from './escrow.policy.ts';

/** Text by how money is held: "by the payment partner" is used only where the operator has configured it. */
export function byHolding<T>({ config }: Pick<Context, 'config'>, { partner, plain }: { partner: T; plain: T }): T {
  return config.moneyHolding === 'escrow' ? partner : plain;
}

/** Refuses payments in production until MONEY_HOLDING is set. A trial moves no real money. */
export function refuseUnheld({ config }: Pick<Context, 'config'>): void {
  demand(canHold(canHoldMoney({ config })));
}

export function canHoldMoney({ config }: Pick<Context, 'config'>): boolean {
  return !config.production || config.moneyHolding !== undefined;
}
