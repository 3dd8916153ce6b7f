import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Call,
  type Calls,
  type HandlerReply,
  type ParsedInput,
  type StepUp,
  stepUpOf,
} from '../../../contract/kit/calls.ts';
import { actAs } from '../context/acting-person.ts';
import type { Context } from '../context/context.ts';
import type { UploadedPicture } from '../storage/pictures.ts';
import { type ReceivedForm, type UploadedFile, withUpload } from '../storage/upload.ts';
import { logActivity, type RecordActivity } from './activity-log.ts';
import { asPerson, authenticate, type FindSession, type User } from './authenticate.ts';
import { type Device, deviceOf, nameDevice } from './device.ts';
import { Download, sendDownload } from './download.ts';
import { refuseField } from './errors.ts';
import { tagBody } from './etag.ts';
import { runOnce } from './idempotency.ts';
import { isForm, type ParsedParts, parseBody, parseParams, parseQuery } from './input.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { refuseOtherActor } from './other-actor.ts';
import {
  ApprovalNeeded,
  isApprovalNeeded,
  type PaymentGate,
  type PaymentHandler,
  type RunnablePayment,
  throughGate,
  titleOf,
} from './payments.ts';
import { type RecordShown, recordShown } from './personal-reads.ts';
import { type MarkWritten, withReplicas } from './read-replicas.ts';
import { replyEncoder } from './reply-encoder.ts';
import { viewForRole } from './role-view.ts';
import { isStepUpNeeded } from './step-up.rules.ts';

type FileOf<M> =
  | (M extends { accepts: 'picture' } ? UploadedPicture : UploadedFile)
  | (M extends { optional: true } ? undefined : never);

type HandlerInput<C extends Call> = ParsedInput<C> & {
  user: C['auth'] extends 'public' ? null : C['auth'] extends 'optional' ? User | null : User;
  file: C['multipart'] extends object ? FileOf<C['multipart']> : undefined;
  device: Device;
  /** Idempotency key, for calls that must not be done twice even after a crash. */
  idempotencyKey: C['idempotent'] extends 'required' ? string : string | undefined;
};

/** A reply with status 202: part of the request waits for others' consent. */
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

/** Refuses callers who do not own the resource in the path; runs before field rules are checked. */
type OwnerCheck<C extends Call> = (input: Pick<HandlerInput<C>, 'user' | 'params'>) => Promise<unknown>;

/** Whether a request of a call with `stepUp` needs no fresh proof after all. */
type StepUpWaiver<C extends Call> = (
  input: { user: User } & Pick<ParsedInput<C>, 'params' | 'body'>,
) => Promise<boolean>;

type HandlerOf<C extends Call> = C['payment'] extends true ? PaymentHandler<C, HandlerReply<C>> : Handler<C>;

/** Registers a feature's calls with their handlers. A missing handler, or a wrong reply, does not compile. */
type MountCalls = <C extends Calls>(
  calls: C,
  handlers: { [K in keyof C]: HandlerOf<C[K]> },
  owners?: { [K in keyof C]?: OwnerCheck<C[K]> },
  waivers?: { [K in keyof C]?: StepUpWaiver<C[K]> },
) => void;

export type Mount = MountCalls & {
  /** The payment calls, to be run once they are approved. */
  payments: ReadonlyMap<string, RunnablePayment>;
};

type LooseInput = HandlerInput<Call>;
type LooseHandler = (input: LooseInput) => unknown;
type LoosePayment = PaymentHandler<Call, unknown>;
type LooseOwnerCheck = (input: Pick<LooseInput, 'user' | 'params'>) => Promise<unknown>;
type LooseWaiver = (input: { user: User; params: unknown; body: unknown }) => Promise<boolean>;

interface Wiring {
  /** Name of the call in the contract. */
  name: string;
  handle: LooseHandler;
  checkOwner: LooseOwnerCheck | undefined;
  waive: LooseWaiver | undefined;
  gates: Gates;
  mounted: ReadonlyMap<string, Call>;
}

type Handling = Pick<Wiring, 'name' | 'handle' | 'gates'>;

/** Refuses calls at certain times, after authentication. */
type Guard = (call: Call, user: User | null) => Promise<void>;

/** Refuses a request without fresh proof if its body touches what its call protects by `stepUp`. */
type StepUpGuard = (asked: { user: User; stepUp: StepUp; body: unknown }) => Promise<void>;

/** Checks that every request passes; injected by app.ts, because the kit imports no feature. */
export interface Gates {
  findSession: FindSession;
  guard: Guard;
  limiter: RateLimiter;
  demandStepUp: StepUpGuard;
  /** Refuses operators' calls to one who needs a second factor and has none. */
  demandSecondFactor: (user: User) => Promise<void>;
  recordActivity: RecordActivity;
  recordShown: RecordShown;
  /** Has the session's reads from replicas wait for what it wrote. */
  markWritten: MarkWritten;
  /** Refuses requests about campaigns that a member limited to others does not see. */
  demandCampaign: (asked: { user: User; call: Call; parsed: ParsedParts }) => Promise<void>;
  pay: PaymentGate;
}

/** Creates the function that mounts every call of the contract. */
export function createMount(app: FastifyInstance, context: Context, gates: Gates): Mount {
  const payments = new Map<string, RunnablePayment>();
  const mounted = new Map<string, Call>();
  const mount: MountCalls = (calls, handlers, owners = {}, waivers = {}) => {
    for (const [name, call] of Object.entries(calls)) {
      mounted.set(name, call);
      const given = handlers[name as keyof typeof handlers] as unknown as LooseHandler | LoosePayment;
      const checkOwner = owners[name as keyof typeof owners] as unknown as LooseOwnerCheck | undefined;
      const waive = waivers[name as keyof typeof waivers] as unknown as LooseWaiver | undefined;
      const wiring = { name, checkOwner, waive, gates, mounted };
      if (typeof given === 'function') {
        mountCall(app, context, call, { handle: given, ...wiring });
        continue;
      }
      const payment = { call, ...given, check: checkOf(call, wiring) };
      const log = { name, handle: given.run as LooseHandler, gates };
      payments.set(titleOf(call), {
        ...payment,
        run: (input) => handleAndLog(context, call, log, input as LooseInput),
      });
      const handle = throughGate(gates.pay, payment) as LooseHandler;
      mountCall(app, context, call, { handle, ...wiring });
    }
  };
  return Object.assign(mount, { payments });
}

/** The checks of a request's path, for a payment that runs later. */
function checkOf(call: Call, { checkOwner, gates }: Pick<Wiring, 'checkOwner' | 'gates'>): RunnablePayment['check'] {
  return async ({ user, params, query, body }) => {
    await gates.demandCampaign({ user, call, parsed: { params, query, body } });
    await checkOwner?.({ user, params } as LooseInput);
  };
}

function mountCall(app: FastifyInstance, context: Context, call: Call, wiring: Wiring): void {
  const { checkOwner, gates } = wiring;
  const { findSession, guard, limiter, demandSecondFactor } = gates;
  const limit = limiter.limitCall(call);
  app.route({
    method: call.alias ? [call.method, call.alias] : call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { messageInRefusal: call.messageInRefusal ?? false },
    onRequest: async (request) => {
      request.user = await authenticate(findSession, call, request).catch(async (error) => {
        await limiter.limitStranger(request);
        await guard(call, null);
        throw error;
      });
      await guard(call, request.user);
      await limit(request);
      if (call.auth === 'operator' && request.user) await demandSecondFactor(request.user);
    },
    preValidation: async (request) => {
      refuseOtherActor(call, request);
      const params = call.params ? parseParams(call.params, request.params) : undefined;
      const { user } = request;
      if (user) await gates.demandCampaign({ user, call, parsed: { params, query: undefined, body: undefined } });
      await checkOwner?.({ user, params } as LooseInput);
      request.parsed = {
        params,
        query: parseQuery(call, request.query),
        body: isForm(call, request) ? undefined : parseBody(call, request.body, context.now()),
      };
      if (user) await gates.demandCampaign({ user, call, parsed: { ...request.parsed, params: undefined } });
      await guardStepUp(call, request, wiring);
    },
    handler: async (request, reply) => {
      const seen = deviceOf(request);
      const device = call.namesDevice ? nameDevice(seen, reply, context.config) : seen;
      const idempotencyKey = keyOf(call, request);
      const run = ({ file, fields }: Partial<ReceivedForm>) => {
        if (fields && call.body) request.parsed.body = parseBody(call, fields, context.now());
        const input = { ...request.parsed, user: request.user, device, idempotencyKey, file } as LooseInput;
        const run = () =>
          answer(context, call, { request, file }, async () => {
            const reply = await handleAndLog(context, call, wiring, input);
            await recordShown(gates.recordShown, { ...input, call, name: wiring.name, reply });
            return reply;
          });
        return withReplicas(context, { call, user: request.user, markWritten: gates.markWritten }, run);
      };
      const outcome = await (call.multipart && isForm(call, request)
        ? withUpload(request, call.multipart, run)
        : run({}));
      if (outcome instanceof Download) return sendDownload(reply, outcome);
      reply.header('cache-control', call.cacheSeconds ? `public, max-age=${call.cacheSeconds}` : 'no-store');
      const encode = isApprovalNeeded(outcome) ? JSON.stringify : replyEncoder(call);
      const body = encode(viewForRole(call, outcome.reply, { user: request.user, mounted: wiring.mounted }));
      reply.code(outcome.status).type('application/json; charset=utf-8');
      return reply.send(call.cacheSeconds ? tagBody(body, request, reply) : body);
    },
  });
}

/** Not run by the repetition of a request under its Idempotency-Key, so that each act is logged once. */
async function handleAndLog(context: Context, call: Call, { name, handle, gates }: Handling, input: LooseInput) {
  const outcome = await actAs(input.user, () => handle(input));
  // Asked for is not done.
  if (outcome instanceof ApprovalNeeded) return outcome;
  const reply = outcome instanceof Waiting ? outcome.reply : outcome;
  const { user, params } = input;
  await logActivity({ record: gates.recordActivity, log: context.log }, { call, name, user, params, reply });
  return outcome;
}

/** Runs before the handler and the Idempotency-Key, so that the request can be repeated unchanged. */
async function guardStepUp(
  call: Call,
  { user, parsed: { params, body } }: FastifyRequest,
  { waive, gates }: Wiring,
): Promise<void> {
  const stepUp = stepUpOf(call);
  if (!user || !stepUp || !isStepUpNeeded(stepUp, body)) return;
  if (await waive?.({ user, params, body })) return;
  await gates.demandStepUp({ user: asPerson(user), stepUp, body });
}

/** A request with its uploaded file. */
type Received = { request: FastifyRequest; file: UploadedFile | undefined };

async function answer(context: Context, call: Call, { request, file }: Received, handle: () => unknown) {
  const wrap = (outcome: unknown) => {
    const isWaiting = outcome instanceof Waiting || outcome instanceof ApprovalNeeded;
    const [status, reply] = isWaiting ? [202, outcome.reply] : [call.status ?? 200, outcome];
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
      ? {
          name: file.name,
          bytes: createHash('sha256').update(file.bytes).digest('hex'),
          ...(request.parsed.body ? { fields: request.parsed.body } : {}),
        }
      : request.parsed.body,
    now: context.now,
  };
  return runOnce(attempt, async () => wrap(await handle()));
}

/** Idempotency-Key of a call that supports one. */
function keyOf(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (call.idempotent && typeof key === 'string' && key !== '') return key;
  if (call.idempotent !== 'required') return undefined;
  throw refuseField('BAD_INPUT', 'Idempotency-Key', 'Send an Idempotency-Key, so that this is done once only.');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Repeats the reason of a refusal in `message`. */
    messageInRefusal?: boolean;
  }
  interface FastifyRequest {
    user: User | null;
    parsed: ParsedParts;
  }
}
