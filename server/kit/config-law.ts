import * as z from 'zod/mini';

/** `escrow`: an escrow account of a bank, kept by the payment partner. */
export const moneyHoldings = ['escrow'] as const;

/** What the operator answers to the law for. Source: the product's rules, "Held by the payment partner". */
export const lawVariables = {
  MONEY_HOLDING: {
    schema: z.optional(
      z.enum(
        moneyHoldings,
        'escrow (an escrow account of a bank); route, transfers on hold at the gateway, is not supported yet',
      ),
    ),
    about:
      'How money is held between payment and release: escrow, an escrow account of a bank. In production nothing can be funded without it.',
  },
};
