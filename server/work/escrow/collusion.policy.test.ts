import { expect, it } from 'vitest';
import { codeOf } from '../../../tests/answers.ts';
import { mayFindCollusion } from './collusion.policy.ts';

const other = { isColluder: false };
const known = { isColluder: true };

it.each([
  ['open', [other], true],
  ['lost', [known, other], true],
  ['lost', [known], 'CONFLICT'],
  ['won', [other], 'CONFLICT'],
  ['open', [], 'RULE'],
] as const)('lets operators find collusion in a payment that is %s with payees %j: %s', (status, payees, code) => {
  expect(codeOf(mayFindCollusion({ status, payees }))).toBe(code);
});
