import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import {
  type ActorPath,
  type Call,
  type Calls,
  type HandlerReply,
  type ParsedInput,
  type StepUp,
  stepUpOf,
} from '../../../contract/kit/calls.ts';
import type { Context } from '../context/context.ts';
import type { UploadedPicture } from '../storage/pictures.ts';
import { type UploadedFile, withUpload } from '../storage/upload.ts';
import { authenticate, type FindSession, type User } from './authenticate.ts';
import { type Device, deviceOf, nameDevice } from './device.ts';
import { Download, sendDownload } from './download.ts';
import { AppError, refuse, refuseField, refuseNotFound, unknownField } from './errors.ts';
import { runOnce } from './idempotency.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { replyEncoder } from './reply-encoder.ts';
import { isStepUpNeeded } from './step-up.rules.ts';
import { type FieldRules, parseInput, refuseUnstorable } from './validation.ts';

type HandlerInput<C extends Call> = ParsedInput<C> & {
  user: C['auth'] extends 'public' ? null : C['auth'] extends 'optional' ? User | null : User;
  file: C['multipart'] extends { accepts: 'picture' }
    ? UploadedPicture
    : C['multipart'] extends object
      ? UploadedFile
      : undefined;
  device: Device;
  /** The key of the act, for calls that must not be done twice even after a crash. */
  idempotencyKey: C['idempotent'] extends 'required' ? string : string | undefined;
};

/** A reply with status 202: a part of what was asked for waits for the consent of others. */
export class Waiting<R> {
  readonly reply: R;

  constructor(reply: R) {
    this.reply = reply;
  }
}

type Outcome<C extends Call> =
  | HandlerReply<C>
  | (C['downloads'] extends object ? Download : never)
  | (C['mayWait'] extends true ? Waiting<HandlerReply<C>> : never);
type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<Outcome<C>> | Outcome<C>;

/** Refuses whoever does not own what the path names; asked before the rules of single fields are judged. */
type OwnerCheck<C extends Call> = (input: Pick<HandlerInput<C>, 'user' | 'params'>) => Promise<unknown>;

/** Whether a request for which its call declares `stepUp` changes nothing that needs fresh proof. */
type StepUpWaiver<C extends Call> = (input: { user: User; body: ParsedInput<C>['body'] }) => Promise<boolean>;

/** Wires a feature's calls to their handlers. A call without a handler, or a wrong reply, does not compile. */
export type Mount = <C extends Calls>(
  calls: C,
  handlers: { [K in keyof C]: Handler<C[K]> },
  owners?: { [K in keyof C]?: OwnerCheck<C[K]> },
  waivers?: { [K in keyof C]?: StepUpWaiver<C[K]> },
) => void;

type LooseInput = HandlerInput<Call>;
type LooseHandler = (input: LooseInput) => unknown;
type LooseOwnerCheck = (input: Pick<LooseInput, 'user' | 'params'>) => Promise<unknown>;
type LooseWaiver = (input: { user: User; body: unknown }) => Promise<boolean>;

interface Wiring {
  handle: LooseHandler;
  checkOwner: LooseOwnerCheck | undefined;
  waive: LooseWaiver | undefined;
  gates: Gates;
}

/** Refuses callers at times; asked once it is known who they are. */
type Door = (call: Call, user: User | null) => Promise<void>;

/** Refuses a request whose body touches what its call protects by `stepUp`, without fresh proof. */
type StepUpGuard = (asked: { user: User; stepUp: StepUp; body: unknown }) => Promise<void>;

/** Checks that every request passes; handed in by app.ts, because the kit imports no feature. */
export interface Gates {
  findSession: FindSession;
  door: Door;
  limiter: RateLimiter;
  demandStepUp: StepUpGuard;
}

/** Makes the one function through which every call of the contract reaches the server. */
export function createMount(app: FastifyInstance, context: Context, gates: Gates): Mount {
  return (calls, handlers, owners = {}, waivers = {}) => {
    for (const [name, call] of Object.entries(calls)) {
      const handle = handlers[name as keyof typeof handlers] as unknown as LooseHandler;
      const checkOwner = owners[name as keyof typeof owners] as unknown as LooseOwnerCheck | undefined;
      const waive = waivers[name as keyof typeof waivers] as unknown as LooseWaiver | undefined;
      mountCall(app, context, call, { handle, checkOwner, waive, gates });
    }
  };
}

function mountCall(app: FastifyInstance, context: Context, call: Call, wiring: Wiring): void {
  const { handle, checkOwner, gates } = wiring;
  const { findSession, door, limiter } = gates;
  const limit = limiter.limitCall(call);
  const encode = replyEncoder(call);
  app.route({
    method: call.alias ? [call.method, call.alias] : call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { messageInRefusal: call.messageInRefusal ?? false },
    onRequest: async (request) => {
      request.user = await authenticate(findSession, call, request).catch(async (error) => {
        await limiter.limitStranger(request);
        await door(call, null);
        throw error;
      });
      await door(call, request.user);
      await limit(request);
    },
    preValidation: async (request) => {
      refuseOtherActor(call, request);
      const params = call.params ? parseParams(call.params, request.params) : undefined;
      await checkOwner?.({ user: request.user, params } as LooseInput);
      request.parsed = {
        params,
        query: parseQuery(call, request.query),
        body: parseBody(call, request.body, context.now()),
      };
      await guardStepUp(call, request, wiring);
    },
    handler: async (request, reply) => {
      const seen = deviceOf(request);
      const device = call.namesDevice ? nameDevice(seen, reply, context.config) : seen;
      const idempotencyKey = keyOf(call, request);
      const given = { ...request.parsed, user: request.user, device, idempotencyKey };
      const run = (file?: UploadedFile) =>
        answer(context, call, { request, file }, () => handle({ ...given, file } as LooseInput));
      const outcome = await (call.multipart ? withUpload(request, call.multipart, run) : run());
      if (outcome instanceof Download) return sendDownload(reply, outcome);
      if (call.cacheSeconds) reply.header('cache-control', `public, max-age=${call.cacheSeconds}`);
      else reply.header('cache-control', 'no-store');
      return send(reply, outcome, call.cacheSeconds ? encodeOnce(encode, request, reply) : encode);
    },
  });
}

/** Judged before the handler and its Idempotency-Key, so that the request can be repeated as it is. */
async function guardStepUp(
  call: Call,
  { user, parsed: { body } }: FastifyRequest,
  { waive, gates }: Wiring,
): Promise<void> {
  const stepUp = stepUpOf(call);
  if (!user || !stepUp || !isStepUpNeeded(stepUp, body)) return;
  if (await waive?.({ user, body })) return;
  await gates.demandStepUp({ user, stepUp, body });
}

/** A request with the file it brought. */
type Received = { request: FastifyRequest; file: UploadedFile | undefined };

async function answer(context: Context, call: Call, { request, file }: Received, handle: () => unknown) {
  const wrap = (outcome: unknown) => {
    const [status, reply] = outcome instanceof Waiting ? [202, outcome.reply] : [call.status ?? 200, outcome];
    return { status, reply: { result: true, ...(reply as object) } };
  };
  const key = keyOf(call, request);
  if (key === undefined || !request.user) {
    const reply = await handle();
    return reply instanceof Download ? reply : wrap(reply);
  }
  const route = `${request.method} ${request.url.split('?')[0]}`;
  const attempt = {
    db: context.db,
    secretKey: context.secretKey,
    accountId: request.user.id,
    route,
    key,
    body: file
      ? { name: file.name, bytes: createHash('sha256').update(file.bytes).digest('hex') }
      : request.parsed.body,
    now: context.now,
  };
  return runOnce(attempt, async () => wrap(await handle()));
}

/** The Idempotency-Key of a call that honours one. */
function keyOf(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (call.idempotent && typeof key === 'string' && key !== '') return key;
  if (call.idempotent !== 'required') return undefined;
  throw refuseField('BAD_INPUT', 'Idempotency-Key', 'Send an Idempotency-Key, so that this is done once only.');
}

function send(reply: FastifyReply, outcome: { status: number; reply: unknown }, encode: (value: unknown) => string) {
  reply.code(outcome.status).type('application/json; charset=utf-8');
  return reply.send(encode(outcome.reply));
}

/** Encodes a reply that may be kept: with a tag of its bytes, and without them for whoever has that tag already. */
function encodeOnce(encode: (value: unknown) => string, request: FastifyRequest, reply: FastifyReply) {
  return (value: unknown) => {
    const body = encode(value);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return body;
    reply.code(304);
    return '';
  };
}

/** Parses input that holds nothing the database cannot store. */
function parseStored(schema: NonNullable<Call['body']>, value: unknown, rules?: FieldRules): unknown {
  refuseUnstorable(value);
  return parseInput(schema, value, rules);
}

/** A path that cannot name anything is not found, however it is malformed; a cursor names a place, not a thing. */
function parseParams(schema: NonNullable<Call['body']>, params: unknown): unknown {
  try {
    return parseStored(schema, params);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_INPUT' || error.fields?.cursor) throw error;
    throw refuseNotFound('This address');
  }
}

/** Unknown query parameters are refused also where none is declared. */
function parseQuery(call: Call, query: unknown): unknown {
  if (call.query) return parseStored(call.query, query);
  refuseUnknown(query);
  return undefined;
}

/** A call without a body takes none, or an empty one. */
function parseBody(call: Call, body: unknown, now: Date): unknown {
  if (call.multipart) return undefined;
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

/** A user id that names the acting user must be the token's; judged before any rule of single fields. */
function refuseOtherActor(call: Call, request: FastifyRequest): void {
  if (!request.user) return;
  const me = String(request.user.id);
  const idAt = (path: ActorPath) => {
    const [part, field] = path.split('.') as ['params' | 'query' | 'body', string];
    return (request[part] as Record<string, unknown> | null | undefined)?.[field] ?? undefined;
  };
  const actor = call.actor && idAt(call.actor);
  const parties = call.parties?.map(idAt) ?? [];
  const isOther = actor !== undefined && String(actor) !== me;
  const isOutsider = parties.length > 0 && parties.every((id) => id !== undefined && String(id) !== me);
  if (isOther || isOutsider) throw refuse('FORBIDDEN', 'You can only do this for your own account.');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reason of a refusal stands in `message` too. */
    messageInRefusal?: boolean;
  }
  interface FastifyRequest {
    user: User | null;
    parsed: { params: unknown; query: unknown; body: unknown };
  }
}
