import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Call, type Rate, rateOf } from '../../../../contract/kit/calls.ts';
import type { Context } from '../../context/context.ts';
import { networkOf } from '../network.ts';
import { demandTurn, noteRefusal, tooMany } from './limits.service.ts';

/** Requests per minute over all calls: of one network, of one user, and of all signed-out people in a network. */
const ofNetwork: Rate = { max: 6_000, seconds: 60, by: 'address' };
const ofCaller: Rate = { max: 1_200, seconds: 60, by: 'user' };
/** Windows of this many seconds or more are counted in the database for all processes; shorter ones in each process. */
const sharedFrom = 600;
/** Maximum number of counters per process, each a few dozen bytes; the least recently used is dropped first. */
const countersKept = 50_000;

type Check = (request: FastifyRequest) => Promise<void>;

export interface RateLimiter {
  /** Counts a request with an invalid token. */
  limitStranger: Check;
  /** Counts a request of this call, after authentication and before its body is read. */
  limitCall(call: Call): Check;
}

const unlimited: RateLimiter = { limitStranger: async () => {}, limitCall: () => async () => {} };

/** Rate limits the calls mounted on `app`; each declares its own limit or gets the default one. */
export async function limitRates(app: FastifyInstance, context: Context): Promise<RateLimiter> {
  if (!context.config.rateLimits) return unlimited;
  await app.register(rateLimit, { global: false });
  const limiters = new Map<string, (name: string) => Check>();
  const limiterOf = (rate: Rate) => {
    const name = JSON.stringify(rate);
    const limiter = limiters.get(name) ?? createLimiter(app, { context, rate });
    limiters.set(name, limiter);
    return limiter;
  };
  app.addHook('onRequest', limiterOf(ofNetwork)('all'));
  const limitCaller = limiterOf(ofCaller)('all');
  return {
    limitStranger: limitCaller,
    limitCall(call) {
      const rate = rateOf(call);
      const name = `${call.method} ${call.path}`;
      const limit = rate.seconds < sharedFrom ? limiterOf(rate)(name) : createSharedLimiter(context, name, rate);
      return async (request) => {
        await limitCaller(request);
        await limit(request);
      };
    },
  };
}

/** Creates a limiter counting in this process; all calls with the same limit share one bounded store. */
function createLimiter(
  app: FastifyInstance,
  { context, rate }: { context: Context; rate: Rate },
): (name: string) => Check {
  const names = new WeakMap<FastifyRequest, string>();
  const options = {
    max: rate.max,
    timeWindow: rate.seconds * 1000,
    cache: countersKept,
    keyGenerator: (request: FastifyRequest) => `${names.get(request)}:${whoIs(request, rate)}`,
  };
  const check = app.createRateLimit(options);
  return (name) => async (request) => {
    names.set(request, name);
    const outcome = await check(request);
    if (outcome.isAllowed || !outcome.isExceeded) return;
    noteRefusal(context, name);
    throw tooMany(Math.max(1, outcome.ttlInSeconds));
  };
}

function createSharedLimiter(context: Context, name: string, rate: Rate): Check {
  const { max, seconds } = rate;
  return (request) => demandTurn(context, { key: `${name}:${whoIs(request, rate)}`, max, seconds });
}

function whoIs(request: FastifyRequest, { by }: Rate): string {
  return by === 'user' && request.user ? `user:${request.user.id}` : `network:${networkOf(request.ip)}`;
}
