import { type Answer, no } from '../../kit/http/policy.ts';

/** Whether somebody who owes so many paise may take part in the money. */
export function owesNothing(debt: number): Answer {
  if (debt === 0) return true;
  return no(
    'RULE',
    'One of your payments was charged back and you owe the amount. Once it’s paid off, you can do this again.',
  );
}
