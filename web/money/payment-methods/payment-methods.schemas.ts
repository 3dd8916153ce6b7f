import { paymentMethodCalls } from '../../../contract/money/payment-methods.ts';

/** Fetched with the first focus of the form: zod is no part of the first load. */
export const newPaymentMethod = paymentMethodCalls.addPaymentMethod.body;
