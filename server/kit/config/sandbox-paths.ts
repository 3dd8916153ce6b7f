import { done, type Json, refused } from '../http/openapi-pieces.ts';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const email = {
  type: 'object',
  required: ['kind', 'to', 'subject', 'text', 'createdAt'],
  properties: {
    kind: { enum: ['email', 'sms'] },
    to: { type: 'string' },
    subject: { type: 'string' },
    text: { type: 'string' },
    code: { type: 'string', pattern: '^\\d{6}$' },
    createdAt: { type: 'string', format: 'date-time' },
  },
};

const paidWith: Json = { method: { enum: ['upi', 'card'] }, instrument: { type: 'string' } };
const disputes = ['dispute', 'dispute_won', 'dispute_lost'];

interface Act {
  operationId: string;
  summary: string;
  outcomes: readonly string[];
  paidWith?: Json;
}

function act({ operationId, summary, outcomes, paidWith = {} }: Act): Json {
  const properties = { outcome: { enum: outcomes }, ...paidWith };
  const schema = { type: 'object', required: ['outcome'], properties };
  return {
    post: {
      operationId,
      summary,
      tags: ['sandbox'],
      security: [],
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

/** Doubles of outside services, available while the sandbox is on. An act answers after its webhooks were answered. */
export const sandboxPaths: Json = {
  '/sandbox/outbox': {
    get: {
      operationId: 'listLetters',
      summary: 'Emails and SMS that went out, newest first',
      tags: ['sandbox'],
      security: [],
      parameters: [{ name: 'to', in: 'query', required: false, schema: { type: 'string' } }],
      responses: { 200: done({ data: { type: 'array', items: email } }), 500: refused('INTERNAL') },
    },
  },
  '/sandbox/gateway/subscriptions/{id}': act({
    operationId: 'actOnSubscription',
    summary: 'What the customer or the gateway would do about a subscription',
    outcomes: [
      ...['pay', 'authenticate', 'fail', 'charge', 'pending'],
      ...['halt', 'pause', 'resume', 'cancel', 'cancel_at_end'],
      ...disputes,
    ],
    paidWith,
  }),
  '/sandbox/gateway/orders/{id}': act({
    operationId: 'actOnOrder',
    summary: 'What the customer would do about a payment',
    outcomes: ['pay', 'fail', ...disputes],
    paidWith,
  }),
  '/sandbox/payouts/{id}': act({
    operationId: 'actOnPayout',
    summary: 'What the bank would do about a payout',
    outcomes: ['paid', 'fail', 'reverse'],
  }),
};
