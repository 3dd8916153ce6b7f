import { expect, it } from 'vitest';
import { InlineValue, inlineCall } from './inline-call.ts';

const join = (name: string, { times }: { times: number }, end: string) => name.repeat(times) + end;

it('calls the function where only its text is known, with values and expressions', () => {
  const source = inlineCall(join, 'a', { times: 3 }, new InlineValue("['b', 'c'].join('')"));
  expect(new Function(`return ${source}`)()).toBe('aaabc');
});
