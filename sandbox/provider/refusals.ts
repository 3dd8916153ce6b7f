import type { FastifyReply } from 'fastify';

export type ProviderBody = Record<string, unknown>;

/** An error in the provider's own shape. */
export function refuse(reply: FastifyReply, description: string, status = 400) {
  return reply
    .code(status)
    .send({ error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', reason: 'input' } });
}

export function notFound(reply: FastifyReply) {
  return refuse(reply, 'The id provided does not exist');
}

/** An error of the sandbox's own controls, in the product's shape. */
export function refusal(code: string, reason: string) {
  return { result: false, code, reason };
}
