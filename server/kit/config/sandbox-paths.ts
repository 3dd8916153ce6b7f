import { done, type Json, refused } from '../http/openapi-pieces.ts';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const letter = {
  type: 'object',
  required: ['kind', 'to', 'subject', 'text', 'createdAt'],
  properties: {
    kind: { enum: ['email', 'sms'] },
    to: { type: 'string' },
    subject: { type: 'string' },
    text: { type: 'string' },
    createdAt: { type: 'string', format: 'date-time' },
  },
};

interface Act {
  operationId: string;
  summary: string;
  outcomes: readonly string[];
}

function act({ operationId, summary, outcomes }: Act): Json {
  const schema = { type: 'object', required: ['outcome'], properties: { outcome: { enum: outcomes } } };
  return {
    post: {
      ...{ operationId, summary, tags: ['sandbox'], security: [] },
      parameters: [id],
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        200: done({ data: { type: 'object' } }),
        400: refused('BAD_INPUT'),
        404: refused('NOT_FOUND'),
        409: refused('CONFLICT'),
      },
    },
  };
}

/** The outside world in small, there only while the sandbox is on. An act answers after its webhooks were answered. */
export const sandboxPaths: Json = {
  '/sandbox/outbox': {
    get: {
      operationId: 'listLetters',
      summary: 'E-mails and SMS that went out, newest first',
      tags: ['sandbox'],
      security: [],
      parameters: [{ name: 'to', in: 'query', required: false, schema: { type: 'string' } }],
      responses: { 200: done({ data: { type: 'array', items: letter } }), 500: refused('INTERNAL') },
    },
  },
  '/sandbox/gateway/subscriptions/{id}': act({
    operationId: 'actOnSubscription',
    summary: 'What the customer or the gateway would do about a subscription',
    outcomes: [
      ...['pay', 'authenticate', 'fail', 'charge', 'pending'],
      ...['halt', 'pause', 'resume', 'cancel', 'cancel_at_end'],
    ],
  }),
  '/sandbox/gateway/orders/{id}': act({
    operationId: 'actOnOrder',
    summary: 'What the customer would do about a payment',
    outcomes: ['pay', 'fail'],
  }),
  '/sandbox/payouts/{id}': act({
    operationId: 'actOnPayout',
    summary: 'What the bank would do about a payout',
    outcomes: ['paid', 'fail', 'reverse'],
  }),
};
