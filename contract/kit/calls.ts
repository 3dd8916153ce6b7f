import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from './errors.ts';
import type { access, Need, OperatorLevel } from './permissions.ts';
import type { Shown } from './personal-data.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** Path within the request of the acting user's id; it must equal the token's user, else 403. */
export type ActorPath = `params.${string}` | `body.${string}` | `query.${string}`;

/** Cross-field checks of a body; returns problems by field. `today` is the date in India. */
type BodyRules = (part: Record<string, unknown>, today: string) => Record<string, string>;

/** At most `max` requests in `seconds`, counted by network (IPv4 address, IPv6 /64) or by user. */
export interface Rate {
  max: number;
  seconds: number;
  by: 'address' | 'user';
}

/**
 * File accepted by a call. Its type is detected from its bytes: JPEG, PNG, WebP or AVIF, and PDF where allowed. Lists are
 * recognised by their reader.
 */
export interface Upload {
  field: string;
  maxBytes: number;
  accepts: 'picture' | 'picture-or-pdf' | 'list';
  /** The file may be left out. The call's body comes in the form's other fields, or as JSON without a file. */
  optional?: true;
}

/**
 * When a call needs step-up, a proof of presence of this session younger than 10 minutes: always; when the body has one of
 * `fields`; or unless the body field named by `password` holds the account's password.
 */
export type StepUp = 'always' | { fields: readonly string[] } | { password: string };

/** One HTTP call, declared once: the server enforces it, the client and the OpenAPI document derive from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A second HTTP method with the same behaviour. */
  alias?: 'PATCH';
  /** Path below `/api`, parameters in braces: `/user/{id}`. */
  path: string;
  /** `optional` reads a token if there is one; `operator` requires an operator's. */
  auth: 'public' | 'optional' | 'user' | 'operator';
  /** Permission needed by a member of the acting account; default: the access of its feature. See `needsOf`. */
  needs?: Need;
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** Checks across several fields of the body, run together with its schema so that all problems are reported at once. */
  bodyRules?: BodyRules;
  /** The call takes one file in this form field, instead of a JSON body unless it is optional. */
  multipart?: Upload;
  actor?: ActorPath;
  /** Paths of the ids of both parties, one of which must be the token's user, else 403. */
  parties?: readonly ActorPath[];
  /** Status of success; default 200. */
  status?: 200 | 201;
  /**
   * Moves money: its handler says what it pays before it does. Counts against the member's limits; above the account's sum it
   * waits for a second member, and above the product's sum for a second operator, with 202 and `APPROVAL_NEEDED`. Every
   * writing call that needs `pay`, and of operators above support, says whether it is one.
   */
  payment?: boolean;
  /** Not for members who work on named campaigns: it makes others, or sums up or moves what is of the whole account. */
  wholeAccount?: true;
  /** May answer 202 with the same reply when part of the request waits for others' consent. */
  mayWait?: true;
  /** Fields of the reply beside `result: true`; may override `result` itself. */
  reply: Record<string, Schema>;
  /** Refusals of this call in addition to the general ones. */
  errors?: readonly ErrorCode[];
  /** Honours the Idempotency-Key header; `required` refuses a request without one. */
  idempotent?: boolean | 'required';
  /** Media types by value of the query's `format`, for downloads instead of the JSON reply. */
  downloads?: Readonly<Record<string, string>>;
  /** Rate limit, counting invalid requests too; default: see `rateOf`. */
  rate?: Rate;
  /** Sends the reason as `message` too, as the specification's client expects. */
  messageInRefusal?: boolean;
  /** Sets a random device id as a cookie, if there is none, to recognise the next sign-in from this browser. */
  namesDevice?: boolean;
  /** Seconds for which browsers and proxies may cache the reply. */
  cacheSeconds?: number;
  /**
   * A read that a replica of the database may answer: what others wrote in the last seconds may be missing, what the reader's
   * own session wrote never is. Its handler writes nothing.
   */
  mayLag?: true;
  /** Refused to operators who impersonate the user. */
  ownerOnly?: boolean;
  /** Refused with `STEP_UP` without fresh proof, so that a stolen token is not enough. See `stepUpOf`. */
  stepUp?: StepUp;
  /** Level of an operator call; see `levelOf`. */
  level?: OperatorLevel;
  /** Personal data of others in the reply of an operator call, each read of which is recorded. */
  shows?: Shown;
  /** Exempts a harmless operator call from step-up, which all other operator writes need. */
  everyday?: true;
  /** Allowed in read-only sessions although it is no GET. */
  inReadOnly?: boolean;
  /** Left out of the activity log of the account: it reads, counts what was read, or is part of another call. See `isLogged`. */
  unlogged?: true;
  /** Available during maintenance, so that operators can sign in. */
  duringMaintenance?: boolean;
}

export type Calls = Record<string, Call>;

/**
 * Declares a feature's calls, keeping every literal and schema type for handlers and clients. `defaults` says what they need
 * of a member where a call does not.
 */
export function defineCalls<const C extends Calls>(defaults: (typeof access)[keyof typeof access], calls: C): C {
  for (const call of Object.values<Call>(calls)) call.needs ??= call.method === 'GET' ? defaults.read : defaults.write;
  return calls;
}

/** Permission a member needs for a call. A call without a declared need is for owners only, so that a new one is safe. */
export function needsOf({ needs }: Pick<Call, 'needs'>): Need {
  return needs ?? 'own';
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

/** Request data passed to a handler after validation. */
export interface ParsedInput<C extends Call> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

/** Arguments of a call on the client. */
export type CallInput<C extends Call> = Plain<
  (C['params'] extends Schema ? { params: Input<C['params']> } : unknown) &
    (C['query'] extends Schema ? { query?: Input<C['query']> } : unknown) &
    (C['body'] extends Schema ? { body: Input<C['body']> } : unknown) &
    (C['multipart'] extends { optional: true }
      ? { file?: Blob }
      : C['multipart'] extends object
        ? { file: Blob }
        : unknown)
>;

/** Return value of a handler: the reply without `result`. */
export type HandlerReply<C extends Call> = OptionalWhereUndefined<Fields<C['reply']>>;

/** Reply as the client receives it. */
export type CallReply<C extends Call> = Plain<
  (C['reply'] extends { result: Schema } ? unknown : { result: true }) & OptionalWhereUndefined<Fields<C['reply']>>
>;

/** Body of every refusal. `fields` holds a sentence for each invalid input. */
export const refusalSchema = z.object({
  result: z.literal(false),
  code: z.string(),
  reason: z.string(),
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With a failure of the server: what its log has for this request. */
  request_id: z.optional(z.string()),
  /** With `STEP_UP`: the ways of proof available to this account. */
  methods: z.optional(z.array(z.string())),
  /** With `OVER_BUDGET`: rupees above the budget. */
  over: z.optional(z.number()),
  /** With `TARGET_WAITS`: the earliest time for another try, in UTC. */
  until: z.optional(z.string()),
  /** With `RIGHTS_ENDED`: the agreement to propose a new term for. */
  renew: z.optional(z.object({ campaign_id: z.string(), application_id: z.string() })),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** Body of a payment that waits for a second member, with status 202. */
export const approvalNeededSchema = z.object({
  result: z.literal(true),
  code: z.literal('APPROVAL_NEEDED'),
  reason: z.string(),
  data: z.object({ approval_id: z.string() }),
});

/** Schema of the complete reply: `result: true` and the declared fields. */
export function replySchema(call: Call) {
  return z.object({ result: z.literal(true), ...call.reply } as Record<string, z.ZodMiniType>);
}

/** Default rate limits, requests per minute. */
const readsAMinute = 600;
const writesAMinute = 120;

/** The rate limit of a call; every call has one. */
export function rateOf({ rate, method, auth }: Pick<Call, 'rate' | 'method' | 'auth'>): Rate {
  if (rate) return rate;
  return {
    max: method === 'GET' ? readsAMinute : writesAMinute,
    seconds: 60,
    by: auth === 'public' ? 'address' : 'user',
  };
}

/** Whether a call is refused in a read-only session, as operators have when impersonating a user. */
export function isClosedToReaders(call: Pick<Call, 'auth' | 'method' | 'ownerOnly' | 'inReadOnly'>): boolean {
  const { auth, method, ownerOnly, inReadOnly } = call;
  if (auth === 'public') return false;
  return ownerOnly === true || (method !== 'GET' && !inReadOnly);
}

/**
 * Whether the account's activity log records a call: every write of a member that does not declare otherwise. Calls of
 * the person are theirs, not the account's; operators have the audit log.
 */
export function isLogged(call: Pick<Call, 'auth' | 'method' | 'needs' | 'unlogged'>): boolean {
  return call.auth === 'user' && call.method !== 'GET' && needsOf(call) !== 'person' && !call.unlogged;
}

/** Whether a call needs step-up: as it declares, and for every operator write that is not `everyday`. */
export function stepUpOf({ auth, method, stepUp, everyday }: Call): StepUp | undefined {
  return stepUp ?? (auth === 'operator' && method !== 'GET' && !everyday ? 'always' : undefined);
}

/** Level an operator needs for a call. A write that declares none is for admins, so that a new one is safe. */
export function levelOf({ level, method }: Partial<Pick<Call, 'level' | 'method'>>): OperatorLevel {
  return level ?? (method === 'GET' ? 'support' : 'admin');
}

/** All refusal codes of a call: its own and those implied by its declaration. */
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
  if (call.auth === 'operator' || (call.auth === 'user' && needsOf(call) !== 'person'))
    codes.add('SECOND_FACTOR_NEEDED');
  if (call.actor || call.parties) codes.add('FORBIDDEN');
  if (call.auth !== 'public' && !['person', 'look'].includes(needsOf(call))) codes.add('ROLE');
  if (isClosedToReaders(call)) codes.add('READ_ONLY');
  const stepUp = stepUpOf(call);
  if (stepUp) codes.add('STEP_UP');
  if (call.wholeAccount) codes.add('ROLE');
  if (call.payment) for (const code of ['ROLE', 'OVER_LIMIT'] as const) codes.add(code);
  if (typeof stepUp === 'object' && 'password' in stepUp) codes.add('WRONG_PASSWORD');
  if (call.idempotent) codes.add('IDEMPOTENCY_KEY_REUSED');
  if (call.body || call.multipart) for (const code of ['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) codes.add(code);
  if (call.multipart) codes.add('QUOTA');
  return [...codes].sort((a, b) => errorStatus[a] - errorStatus[b] || a.localeCompare(b));
}
