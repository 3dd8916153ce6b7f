import { paymentMethodCalls } from '../../../contract/money/payment-methods.ts';

/** Loaded with the first focus of the form, which keeps zod out of the first load. */
export const newPaymentMethod = paymentMethodCalls.addPaymentMethod.body;
