import type * as z from 'zod/mini';
import { type Call, replySchema } from '../../../contract/kit/calls.ts';
import { type Performer, performersOf } from '../../../contract/kit/can.ts';
import { mayDo, type Permission } from '../../../contract/kit/permissions.ts';
import { limitOf } from '../../../contract/kit/shown-to.ts';
import { inLanguage } from '../i18n/messages.ts';
import { roleRefusal, type User } from './authenticate.ts';

type Schema = z.core.$ZodType;

interface Reader {
  /** Why their role does not include what performs an act, in their language; null where it does. */
  refusal: (performer: Performer) => string | null;
  has: (permission: Permission) => boolean;
}

/** A part of a reply as the reader's role sees it. */
type View = (value: unknown, reader: Reader) => unknown;

/** Views by schema and by call; null where nothing in it follows the role. */
const views = new WeakMap<Schema, View | null>();
const replies = new WeakMap<Call, View | null>();

interface Seen {
  user: User | null;
  /** All calls by name. */
  mounted: ReadonlyMap<string, Call>;
}

/**
 * A reply of a call as the reader's role sees it: an act in a `can` whose call would refuse the role is refused there too, and
 * what is shown to other roles is left out. Done in one place from the declaration, so that no feature forgets it.
 */
export function viewForRole(call: Call, reply: unknown, { user, mounted }: Seen): unknown {
  if (!user || seesAll(user)) return reply;
  const view = viewOfReply(call);
  if (!view) return reply;
  const inWords = inLanguage(user.locale);
  return view(reply, {
    refusal: (performer) => {
      const refusal = roleRefusal((typeof performer === 'string' ? mounted.get(performer) : performer) ?? {}, user);
      return refusal && inWords(refusal);
    },
    has: (permission) => mayDo(user.memberRoles, permission),
  });
}

function viewOfReply(call: Call): View | null {
  const known = replies.get(call);
  if (known !== undefined) return known;
  const view = viewOf(replySchema(call));
  replies.set(call, view);
  return view;
}

function seesAll({ role, operatorLevel, memberRoles, campaignIds }: User): boolean {
  if (role === 'operator') return operatorLevel === 'admin';
  return memberRoles.includes('owner') && campaignIds === null;
}

function viewOf(schema: Schema): View | null {
  const known = views.get(schema);
  if (known !== undefined) return known;
  const view = makeView(schema);
  views.set(schema, view);
  return view;
}

function makeView(schema: Schema): View | null {
  const limit = limitOf(schema);
  const view = viewInside(schema);
  if (!limit) return view;
  return (value, reader) => (reader.has(limit.permission) ? (view?.(value, reader) ?? value) : limit.instead);
}

function viewInside(schema: Schema): View | null {
  const performers = performersOf(schema);
  if (performers)
    return (value, { refusal }) => viewActs(value, (act) => refusal(performers[act] ?? {}), Object.keys(performers));
  const { shape, options, element, innerType } = schema._zod.def as {
    shape?: Record<string, Schema>;
    options?: Schema[];
    element?: Schema;
    innerType?: Schema;
  };
  if (shape) return viewShape(shape);
  if (options) return viewOptions(options);
  const inner = element ?? innerType;
  const view = inner ? viewOf(inner) : null;
  if (!view || innerType) return view;
  return (value, reader) => (Array.isArray(value) ? value.map((each) => view(each, reader)) : value);
}

function viewShape(shape: Record<string, Schema>): View | null {
  const fields = Object.entries(shape).flatMap(([name, inner]) => {
    const view = viewOf(inner);
    return view ? [[name, view] as const] : [];
  });
  if (fields.length === 0) return null;
  return (value, reader) => {
    if (!isRecord(value)) return value;
    const seen = fields.flatMap(([name, view]) => (name in value ? [[name, view(value[name], reader)]] : []));
    return { ...value, ...Object.fromEntries(seen) };
  };
}

function viewOptions(options: Schema[]): View | null {
  const found = options.map(viewOf).filter((view) => view !== null);
  return found.length > 0 ? (value, reader) => found.reduce((seen, view) => view(seen, reader), value) : null;
}

/** Of other acts, those of another option of a union, nothing changes. */
function viewActs(value: unknown, refusal: (act: string) => string | null, acts: string[]): unknown {
  if (!isRecord(value) || acts.some((act) => !(act in value)) || Object.keys(value).length !== acts.length)
    return value;
  const seen = Object.entries(value).map(([act, answer]) => {
    const reason = answer === true ? refusal(act) : null;
    return [act, reason === null ? answer : { reason }];
  });
  return Object.fromEntries(seen);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
