import { done, type Json, refused } from './openapi-pieces.ts';

function statusReply(status: string): Json {
  return done({ data: { type: 'object', required: ['status'], properties: { status: { const: status } } } });
}

const readyReply: Json = done({
  data: {
    type: 'object',
    required: ['status', 'search', 'maintenance', 'degraded', 'checks'],
    properties: {
      status: { const: 'ready' },
      search: { enum: ['index', 'postgres'] },
      maintenance: { type: 'boolean' },
      degraded: { type: 'array', items: { type: 'string' } },
      checks: { type: 'object', additionalProperties: { enum: ['ok', 'failed'] } },
    },
  },
});

function signed(name: string, description: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

/** Paths for operating the product, described by hand because they are not in the contract. */
export const operatingPaths: Json = {
  '/health/live': {
    get: {
      operationId: 'isLive',
      summary: 'Whether the process answers',
      tags: ['operating'],
      security: [],
      responses: { 200: statusReply('live'), 500: refused('INTERNAL') },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'isReady',
      summary: 'Whether it can serve, by a read, a write, a file and mail; what fails without stopping it is degraded',
      tags: ['operating'],
      security: [],
      responses: { 200: readyReply, 503: refused('UNAVAILABLE') },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      summary: 'Figures of the process for an operator, as Prometheus reads them',
      tags: ['operating'],
      responses: {
        200: { description: 'Done', content: { 'text/plain': { schema: { type: 'string' } } } },
        401: refused('UNAUTHENTICATED'),
        404: refused('NOT_FOUND'),
      },
    },
  },
  '/payments/webhook': {
    post: {
      operationId: 'takeWebhook',
      summary: 'What the payment gateway tells of subscriptions, orders and payouts; an event twice changes nothing',
      tags: ['operating'],
      security: [],
      parameters: [
        signed('X-Razorpay-Signature', 'HMAC-SHA256 of the body as it was sent, by the secret of the webhook'),
        signed('X-Razorpay-Event-Id', 'The same for every delivery of one event'),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['event', 'payload'],
              properties: { event: { type: 'string' }, payload: { type: 'object' } },
            },
          },
        },
      },
      responses: {
        200: done({}),
        400: refused('BAD_INPUT'),
        413: refused('TOO_LARGE'),
        500: refused('INTERNAL'),
      },
    },
  },
};
