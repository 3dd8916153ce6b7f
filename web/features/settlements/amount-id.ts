/** Where "Record revenue" leads: the amount of the settlement. */
export const settlementAmountId = 'settlement-amount';
