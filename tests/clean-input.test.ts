/** Every free text of a call is cleaned; derived from the contract, so that new calls are included. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { id } from '../contract/kit/fields.ts';
import { everyCall } from './requests.ts';

interface Leaf {
  /** For example `POST /campaign/add body.title`. */
  where: string;
  /** Last part of the path. */
  field: string;
  schema: z.core.$ZodType;
}

type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

function leavesOf(schema: z.core.$ZodType, where: string, field: string): Leaf[] {
  const def = schema._zod.def as Def;
  const first = def.in && (def.in._zod.def as Def).type;
  // A pipe is judged by its output.
  if (def.type === 'string' || first === 'string' || first === 'pipe') return [{ where, field, schema }];
  const inside = Object.entries(def.shape ?? {}).flatMap(([name, inner]) => leavesOf(inner, `${where}.${name}`, name));
  const same = [
    def.innerType,
    def.element,
    def.valueType,
    def.in,
    def.out,
    ...(def.options ?? []),
    ...(def.items ?? []),
  ];
  return [...inside, ...same.flatMap((inner) => (inner ? leavesOf(inner, where, field) : []))];
}

/** Only bodies: queries are not stored, and ids are looked up. */
const leaves = everyCall
  .flatMap(({ call, title }) => (call.body ? leavesOf(call.body, `${title} body`, 'body') : []))
  .filter(({ schema }) => schema !== id);

/** Compared with a secret or passed to a provider, never displayed. */
const neverShown = [
  ...['password', 'confirm_password', 'current_password', 'names', 'username', 'otp', 'code', 'state', 'nonce'],
  ...['token', 'reset_token', 'credential', 'access_token', 'endpoint', 'updatedAt', 'to'],
];

const hidden = ['\u202e', '\u200b', '\u2066', '\u00ad', '\u{e0041}', '\u0007'];
/** Texts of several lengths, since some fields require a minimum. */
const around = (mark: string) => [`ab${mark}cd`, `https://a.example/${mark}x`, `Asha ${mark}Rao`.repeat(4)];

it('finds the fields of the contract', () => {
  expect(leaves.length).toBeGreaterThan(150);
  expect(leaves.map(({ where }) => where)).toContain('POST /campaign/add body.title');
  expect(leavesOf(z.object({ list: z.array(z.nullable(z.string())) }), 'x', 'x').map(({ where }) => where)).toEqual([
    'x.list',
  ]);
});

it('keep no invisible or direction-changing characters', () => {
  const dirty = leaves.filter(
    ({ schema, field }) =>
      !neverShown.includes(field) &&
      hidden.some((mark) => around(mark).some((text) => String(z.safeParse(schema, text).data ?? '').includes(mark))),
  );
  expect([...new Set(dirty.map(({ where }) => where))]).toEqual([]);
});

it('refuse texts without visible characters', () => {
  const empty = leaves.filter(({ schema, field }) => {
    if (neverShown.includes(field)) return false;
    const { success, data } = z.safeParse(schema, '\u200b\u2060\u3164\ufeff\u2800'.repeat(6));
    return success && data !== '';
  });
  expect([...new Set(empty.map(({ where }) => where))]).toEqual([]);
});
