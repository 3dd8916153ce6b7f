import { type Answer, allOf, no } from '../../kit/http/policy.ts';

interface Contested {
  status: 'open' | 'won' | 'lost';
  /** Account that was paid from the payment. */
  payees: readonly { isColluder: boolean }[];
}

/** Whether operators may decide that payer and payees of a payment that was charged back are one. */
export function mayFindCollusion({ status, payees }: Contested): Answer {
  return allOf(
    payees.length > 0 || no('RULE', 'This payment didn’t go to anyone else, so there’s no other side to take from.'),
    status !== 'won' || no('CONFLICT', 'This payment wasn’t charged back.'),
    payees.some(({ isColluder }) => !isColluder) || no('CONFLICT', 'These two are already treated as one side.'),
  );
}
