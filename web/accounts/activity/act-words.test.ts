import { expect, it } from 'vitest';
import { allCalls } from '../../../contract/calls.ts';
import { isLogged } from '../../../contract/kit/calls.ts';
import { actWords } from './act-words.ts';

it('has words for every call the activity log records, and for no other', () => {
  const logged = Object.values(allCalls).flatMap((calls) =>
    Object.entries(calls).flatMap(([name, call]) => (isLogged(call) ? name : [])),
  );
  expect(Object.keys(actWords).toSorted()).toEqual(logged.toSorted());
});
