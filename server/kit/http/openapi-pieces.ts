import type { ErrorCode } from '../../../contract/kit/errors.ts';

export type Json = Record<string, unknown>;

function json(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

/** Success response with these fields beside `result`. */
export function done(fields: Record<string, Json>): Json {
  const properties = { result: { const: true }, ...fields };
  return json('Done', { type: 'object', required: Object.keys(properties), properties });
}

export function refused(code: ErrorCode): Json {
  return json(code, { $ref: '#/components/schemas/Refusal' });
}
