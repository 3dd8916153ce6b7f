import type { FastifyRequest } from 'fastify';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Call } from '../../../contract/kit/calls.ts';
import { AppError, refuseNotFound, unknownField } from './errors.ts';
import { type FieldRules, parseInput, refuseUnstorable } from './validation.ts';

/** A request's parsed parts. */
export interface ParsedParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses input after refusing characters that the database cannot store. */
function parseStored(schema: NonNullable<Call['body']>, value: unknown, rules?: FieldRules): unknown {
  refuseUnstorable(value);
  return parseInput(schema, value, rules);
}

/**
 * Parses the path. A malformed id is not found rather than bad input; a cursor is a position, not an id, so it stays
 * bad input.
 */
export function parseParams(schema: NonNullable<Call['body']>, params: unknown): unknown {
  try {
    return parseStored(schema, params);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_INPUT' || error.fields?.cursor) throw error;
    throw refuseNotFound('This address');
  }
}

/** Refuses unknown query parameters, also where none is declared. */
export function parseQuery(call: Call, query: unknown): unknown {
  if (call.query) return parseStored(call.query, query);
  refuseUnknown(query);
  return undefined;
}

/** Whether the request has to come as a form: always where a file is needed. */
export function isForm({ multipart }: Call, request: FastifyRequest): boolean {
  return multipart !== undefined && (!multipart.optional || request.isMultipart());
}

/** Parses the body; a call without one accepts none or an empty one. */
export function parseBody(call: Call, body: unknown, now: Date): unknown {
  const { bodyRules } = call;
  const rules = bodyRules && ((part: Record<string, unknown>) => bodyRules(part, dateInIndia(now)));
  if (call.body) return parseStored(call.body, body === undefined ? {} : body, rules);
  refuseUnknown(body);
  return undefined;
}

function refuseUnknown(input: unknown): void {
  const [name] = Object.keys((input as object) ?? {});
  if (name !== undefined) throw unknownField(name);
}
