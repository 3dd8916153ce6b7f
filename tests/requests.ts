/** Random requests for any call, generated from its declaration, for the authorization matrix and the fuzz test. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { allCalls } from '../contract/calls.ts';
import type { Call } from '../contract/kit/calls.ts';

export interface NamedCall {
  feature: string;
  name: string;
  call: Call;
  /** For example `POST /campaign/add`. */
  title: string;
}

export const everyCall: NamedCall[] = Object.entries(allCalls).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ feature, name, call, title: `${call.method} ${call.path}` })),
);

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Existing ids and slugs, which take requests further than random text. */
const words = ['1', '2', '3', 'instagram', 'reel', 'food', 'kochi', 'KL', 'IN', 'hi', 'female', 'demo', '2027-01-31'];

const oddText = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', 'null', "'; --", '%', '\\', '\0', '999999999999999999999', '💠', 'ह'.repeat(300)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e21, [], {}, [[]], ['1', '1'], { '': 1 }),
);

function textFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting: fc.Arbitrary<string>[] = [fc.constantFrom(...words)];
  if (schema.pattern && !/\(\?[=!<]/.test(schema.pattern))
    fitting.push(fc.stringMatching(new RegExp(schema.pattern, 'u')));
  const min = schema.minLength ?? 0;
  const max = Math.min(schema.maxLength ?? min + 30, min + 60);
  fitting.push(fc.string({ unit: 'grapheme', minLength: Math.min(min, max), maxLength: max }));
  return fc.oneof(...fitting);
}

function numberFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const min = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  const max = Number(schema.maximum ?? schema.exclusiveMaximum ?? min + 1e6);
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) }),
    fc.constant(min),
    fc.constant(max),
  );
}

function objectFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const fields = Object.fromEntries(properties.map(([name, inner]) => [name, valueFor(inner)]));
  const requiredKeys = properties.map(([name]) => name).filter((name) => schema.required?.includes(name));
  const whole = fc.record(fields, { requiredKeys });
  const strange = fc.tuple(whole, fc.dictionary(oddText, oddValue, { maxKeys: 2 }));
  return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: strange.map(([a, b]) => ({ ...a, ...b })) });
}

function listFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const item = typeof schema.items === 'object' && !Array.isArray(schema.items) ? valueFor(schema.items) : oddValue;
  return fc.array(item, { minLength: schema.minItems ?? 0, maxLength: Math.max(schema.minItems ?? 0, 4) });
}

function fittingFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map(valueFor));
  if (schema.allOf) return fc.oneof(...schema.allOf.map(valueFor));
  if (schema.type === 'object') return objectFor(schema);
  if (schema.type === 'array') return listFor(schema);
  if (schema.type === 'string') return textFor(schema);
  if (schema.type === 'number' || schema.type === 'integer') return numberFor(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return fc.oneof(fc.constantFrom(...words), oddValue);
}

/** Mostly valid values, sometimes others. */
function valueFor(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return oddValue;
  return fc.oneof({ weight: 14, arbitrary: fittingFor(schema) }, { weight: 1, arbitrary: oddValue });
}

function inputFor(schema: z.core.$ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  return objectOrAny(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function objectOrAny(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: fittingFor(schema) }, { weight: 1, arbitrary: oddValue });
}

export interface Request {
  path: string;
  body: unknown;
}

/** Path of a call with encoded parameters. */
export function fillPath(call: Call, params: Record<string, unknown>): string {
  return call.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(String(params[name] ?? '1')) || '%20',
  );
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value]))}` : '';
}

/** Random request for a call. `own`: id of the acting user. */
export function requestFor(call: Call, own: string): fc.Arbitrary<Request> {
  const params = fc.oneof(inputFor(call.params), fc.constant({}));
  return fc.tuple(params, inputFor(call.query), inputFor(call.body)).map(([params, query, body]) => {
    const parts = { params: asRecord(params), query: asRecord(query), body: asRecord(body) };
    const [part, field] = (call.actor?.split('.') ?? []) as ['params' | 'query' | 'body' | undefined, string];
    if (part) parts[part][field] = own;
    const isPlain = typeof body === 'object' && body !== null && !Array.isArray(body);
    return { path: `${fillPath(call, parts.params)}${queryText(parts.query)}`, body: isPlain ? parts.body : body };
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
