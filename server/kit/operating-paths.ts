type Json = Record<string, unknown>;

function json(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

function done(status: string): Json {
  const data = { type: 'object', required: ['status'], properties: { status: { const: status } } };
  return json('Done', {
    type: 'object',
    required: ['result', 'data'],
    properties: { result: { const: true }, data },
  });
}

const refusal = { $ref: '#/components/schemas/Refusal' };

/** What people and machines that run the place ask: no calls of the contract, so described by hand. */
export const operatingPaths: Json = {
  '/health/live': {
    get: {
      operationId: 'isLive',
      summary: 'Whether the process answers',
      tags: ['operating'],
      security: [],
      responses: { 200: done('live') },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'isReady',
      summary: 'Whether it can serve, the database included',
      tags: ['operating'],
      security: [],
      responses: { 200: done('ready'), 503: json('UNAVAILABLE', refusal) },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      summary: 'Figures of the process for an operator, as Prometheus reads them',
      tags: ['operating'],
      responses: {
        200: { description: 'Done', content: { 'text/plain': { schema: { type: 'string' } } } },
        401: json('UNAUTHENTICATED', refusal),
        404: json('NOT_FOUND', refusal),
      },
    },
  },
};
