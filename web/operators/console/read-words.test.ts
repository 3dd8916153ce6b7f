import { expect, it } from 'vitest';
import { allCalls } from '../../../contract/calls.ts';
import type { Call } from '../../../contract/kit/calls.ts';
import { readWords } from './read-words.ts';

it('has words for every call that shows personal data, and for no other', () => {
  const showing = Object.values(allCalls).flatMap((calls) =>
    Object.entries<Call>(calls).flatMap(([name, { shows }]) => (shows ? name : [])),
  );
  expect(Object.keys(readWords).toSorted()).toEqual(showing.toSorted());
});
