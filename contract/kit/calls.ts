import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from './errors.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** Where in a request the id of the acting user stands; it must be the token's user, else 403. */
export type ActorPath = `params.${string}` | `body.${string}` | `query.${string}`;

/** Problems by field of the part of a body that its schema takes; `today` is the date in India. */
type BodyRules = (part: Record<string, unknown>, today: string) => Record<string, string>;

/** At most `max` requests in `seconds`, counted by network (IPv4 address, IPv6 /64) or by user. */
export interface Rate {
  max: number;
  seconds: number;
  by: 'address' | 'user';
}

/** A file that a call takes. Its type is read from its bytes: JPEG, PNG, WebP or AVIF, or a PDF where one is accepted. */
export interface Upload {
  field: string;
  maxBytes: number;
  accepts: 'picture' | 'picture-or-pdf';
}

/**
 * When a call needs fresh proof that its owner is there, of this session and younger than 10 minutes: always; when the
 * body has one of these `fields`; or unless the body's field `password` holds the password of an account that has one.
 */
export type StepUp = 'always' | { fields: readonly string[] } | { password: string };

/** One HTTP call, declared once: the server enforces it, the client and the OpenAPI document derive from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A second HTTP method with the same behaviour. */
  alias?: 'PATCH';
  /** Below `/api`; parameters in braces: `/user/{id}`. */
  path: string;
  /** `optional` reads a token when there is one; `operator` needs an operator's. */
  auth: 'public' | 'optional' | 'user' | 'operator';
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** Rules across the body's fields, so that a body with wrong fields is refused with all its problems at once. */
  bodyRules?: BodyRules;
  /** One uploaded file in this form field instead of a JSON body. */
  multipart?: Upload;
  actor?: ActorPath;
  /** Where the ids of two sides stand, one of which must be the token's user, else 403. */
  parties?: readonly ActorPath[];
  /** Status of success; 200 when left out. */
  status?: 200 | 201;
  /** May answer 202 with the same reply: a part of what was asked for waits for the consent of others. */
  mayWait?: true;
  /** Fields of the reply beside `result: true`; may override `result` itself. */
  reply: Record<string, Schema>;
  /** Refusals of this call beyond those every call can give. */
  errors?: readonly ErrorCode[];
  /** Honours the Idempotency-Key header; `required` refuses a request without one. */
  idempotent?: boolean | 'required';
  /** Media types of the files that the query's `format` may ask for instead of the JSON reply. */
  downloads?: Readonly<Record<string, string>>;
  /** How often it may be called, valid or not; `rateOf` gives a call its limit where none is declared. */
  rate?: Rate;
  /** Refusals carry the reason as `message` too, where the specification's client reads it there. */
  messageInRefusal?: boolean;
  /** Gives the browser a random id with the reply, when it has none, by which its next sign-in is known. */
  namesDevice?: boolean;
  /** The reply may be kept by browsers and proxies for this many seconds. */
  cacheSeconds?: number;
  /** Of the person alone: not for an operator who looks through the person's eyes. */
  ownerOnly?: boolean;
  /** Refused with `STEP_UP` without fresh proof: a stolen token alone must not do this. See `stepUpOf`. */
  stepUp?: StepUp;
  /** Exempts a harmless operator call from step-up, which all other operator writes need. */
  everyday?: true;
  /** Also for a session that only reads, though it is no reading. */
  inReadOnly?: boolean;
  /** Answered to everybody also while the product is closed for work on it: operators sign in by it. */
  duringMaintenance?: boolean;
}

export type Calls = Record<string, Call>;

/** Declares a feature's calls, keeping every literal and schema type for handlers and clients. */
export function defineCalls<const C extends Calls>(calls: C): C {
  return calls;
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;
type Fields<R extends Record<string, Schema>> = { [K in keyof R]: z.core.output<R[K]> };
type Plain<T> = { [K in keyof T]: T[K] };
type OptionalWhereUndefined<T> = Plain<
  { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
    [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
  }
>;

/** What a handler receives of a request, after validation. */
export interface ParsedInput<C extends Call> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/** What a client passes to make a call. */
export type CallInput<C extends Call> = Plain<
  (C['params'] extends Schema ? { params: Input<C['params']> } : unknown) &
    (C['query'] extends Schema ? { query?: Input<C['query']> } : unknown) &
    (C['body'] extends Schema ? { body: Input<C['body']> } : unknown) &
    (C['multipart'] extends object ? { file: Blob } : unknown)
>;

/** What a handler returns: the reply's fields, without `result`. */
export type HandlerReply<C extends Call> = OptionalWhereUndefined<Fields<C['reply']>>;

/** What a client receives. */
export type CallReply<C extends Call> = Plain<
  (C['reply'] extends { result: Schema } ? unknown : { result: true }) & OptionalWhereUndefined<Fields<C['reply']>>
>;

/** The body of every refusal. `fields` names the inputs at fault, each with a sentence. */
export const refusalSchema = z.object({
  result: z.literal(false),
  code: z.string(),
  reason: z.string(),
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `STEP_UP`: the ways to give fresh proof that count for this account. */
  methods: z.optional(z.array(z.string())),
  /** With `TARGET_WAITS`: when it may be asked for, in UTC. */
  until: z.optional(z.string()),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** The whole reply of a call as one schema: `result: true` and the declared fields. */
export function replySchema(call: Call) {
  return z.object({ result: z.literal(true), ...call.reply } as Record<string, z.ZodMiniType>);
}

/** Requests a minute of a call that declares no limit of its own. */
const readsAMinute = 600;
const writesAMinute = 120;

/** The rate limit of a call: no call is without one. */
export function rateOf({ rate, method, auth }: Pick<Call, 'rate' | 'method' | 'auth'>): Rate {
  if (rate) return rate;
  return {
    max: method === 'GET' ? readsAMinute : writesAMinute,
    seconds: 60,
    by: auth === 'public' ? 'address' : 'user',
  };
}

/** Whether a session that only reads is refused: an operator's, who looks through somebody's eyes. */
export function isClosedToReaders(call: Pick<Call, 'auth' | 'method' | 'ownerOnly' | 'inReadOnly'>): boolean {
  const { auth, method, ownerOnly, inReadOnly } = call;
  if (auth === 'public') return false;
  return ownerOnly === true || (method !== 'GET' && !inReadOnly);
}

/** Whether a call needs step-up: as it declares, and for every operator write that is not `everyday`. */
export function stepUpOf({ auth, method, stepUp, everyday }: Call): StepUp | undefined {
  return stepUp ?? (auth === 'operator' && method !== 'GET' && !everyday ? 'always' : undefined);
}

/** Every refusal code a call can give: its own and those that follow from its declaration. */
export function errorCodesOf(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    'BAD_INPUT',
    'TOO_MANY',
    'INTERNAL',
    'UNAVAILABLE',
    'MAINTENANCE',
    ...(call.errors ?? []),
  ]);
  if (call.auth === 'user' || call.auth === 'operator') codes.add('UNAUTHENTICATED');
  if (call.auth === 'operator' || call.params) codes.add('NOT_FOUND');
  if (call.actor || call.parties) codes.add('FORBIDDEN');
  if (isClosedToReaders(call)) codes.add('READ_ONLY');
  const stepUp = stepUpOf(call);
  if (stepUp) codes.add('STEP_UP');
  if (typeof stepUp === 'object' && 'password' in stepUp) codes.add('WRONG_PASSWORD');
  if (call.idempotent) codes.add('IDEMPOTENCY_KEY_REUSED');
  if (call.body || call.multipart) for (const code of ['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) codes.add(code);
  if (call.multipart) codes.add('QUOTA');
  return [...codes].sort((a, b) => errorStatus[a] - errorStatus[b] || a.localeCompare(b));
}
