import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';
import { type Call, replySchema } from '../../../contract/kit/calls.ts';

/** Encodes a call's reply from its schema: fast, and without undeclared fields. */
export function replyEncoder(call: Call): (reply: unknown) => string {
  const schema = z.toJSONSchema(replySchema(call), { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return fastJson(schema as Parameters<typeof fastJson>[0]);
}
