import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../contract/kit/calls.ts';
import { isConnectionError } from '../../../database/errors.ts';
import { localeOf } from './device.ts';
import { AppError, refuse, refuseNotFound } from './errors.ts';
import { networkOf } from './network.ts';

/** Converts any thrown value to the refusal for the caller. Details of a 5xx stay in the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (isConnectionError(error)) {
    return refuse('UNAVAILABLE', 'We can’t reach the database right now. Please try again in a minute.', {
      retryAfter: 30,
    });
  }
  if (code === '23505') return refuse('CONFLICT', 'Someone else changed this at the same moment. Please check again.');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return refuse('TOO_LARGE', 'This request is too large.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) {
    return refuse('UNSUPPORTED_TYPE', 'Send JSON with the content type application/json.');
  }
  if (statusCode === 416) return refuse('BAD_RANGE', 'This file has no such part. Ask for a range within it.');
  if (code === 'FST_ERR_BAD_URL') {
    const fields = { address: 'This is not well-formed.' };
    return refuse('BAD_INPUT', 'The address of this request could not be read.', { fields });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return refuse('BAD_INPUT', 'The request could not be read. Send well-formed JSON.', {
      fields: { body: 'This is not well-formed.' },
    });
  }
  return refuse('INTERNAL', 'Something went wrong on our side and we’ve been notified. Please try again.');
}

/** Answers requests that Fastify refuses before routing, such as an address with a broken percent sign. */
export function answerUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error);
  reply.code(refusal.status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  reply.send(refusal.toReply(localeOf(request)));
}

/** Installs the error handler and the not-found reply for all calls below `/api`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toAppError(error);
    // Maintenance is not a failure.
    if (refusal.status >= 500 && refusal.code !== 'MAINTENANCE') request.log.error({ err: error }, 'A request failed');
    if (refusal.status === 401 || refusal.status === 403 || refusal.code === 'STEP_UP') {
      const { code } = refusal;
      request.log.info({ code, req: request, network: networkOf(request.ip) }, 'Somebody was refused');
    }
    if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
    const answer = refusal.toReply(localeOf(request));
    const message = request.routeOptions.config.messageInRefusal ? { message: plainest(answer) } : {};
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send({ ...answer, ...message, ...(refusal.status >= 500 ? { request_id: request.id } : {}) });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(refuseNotFound('This address').toReply(localeOf(request))),
  );
}

/** The sentence for clients that show only one: that of the invalid field. */
function plainest({ fields, reason }: Refusal): string {
  return Object.values(fields ?? {})[0] ?? reason;
}
