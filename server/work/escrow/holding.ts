import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';

/** Text by how money is held: "by the payment partner" is used only where the operator has configured it. */
export function byHolding<T>({ config }: Pick<Context, 'config'>, { partner, plain }: { partner: T; plain: T }): T {
  return config.moneyHolding === 'escrow' ? partner : plain;
}

/** Refuses payments in production until MONEY_HOLDING is set. A trial moves no real money. */
export function refuseUnheld({ config }: Pick<Context, 'config'>): void {
  if (canHoldMoney({ config })) return;
  throw refuse('NOT_CONFIGURED', 'Work can’t be funded here yet: the operator has to set how the money is held.');
}

export function canHoldMoney({ config }: Pick<Context, 'config'>): boolean {
  return !config.production || config.moneyHolding !== undefined;
}
