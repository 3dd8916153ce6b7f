import { expect, it } from 'vitest';
import { allCalls } from '../../../contract/calls.ts';
import { replyEncoder } from './reply-encoder.ts';

// Encoders are compiled at the first reply: a schema that cannot be compiled must not wait for a user to find it.
it('compiles the reply of every call', () => {
  for (const call of Object.values(allCalls).flatMap((calls) => Object.values(calls))) {
    expect(() => replyEncoder(call), `${call.method} ${call.path}`).not.toThrow();
  }
});
