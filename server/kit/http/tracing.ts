import { context, type Span, SpanKind, SpanStatusCode, type Context as TraceContext, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { observeQueries } from '../../../database/query-observer.ts';
import { routeOf } from './access-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    traced?: { span: Span; context: TraceContext };
  }
}

const tracer = trace.getTracer('tandem');

/** Traces every call with its queries. Costs next to nothing until a provider is registered (see start-tracing.ts). */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('traced');
  // Callbacks, not promises: what follows a hook runs in the context in which it calls `done`.
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.startSpan(`${request.method} ${routeOf(request)}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': routeOf(request), 'request.id': request.id },
    });
    request.traced = { span, context: trace.setSpan(context.active(), span) };
    context.with(request.traced.context, done);
  });
  // The context is lost while the body arrives, in events of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(request.traced?.context ?? context.active(), done);
  });
  app.addHook('onResponse', async ({ traced }, reply) => {
    traced?.span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) traced?.span.setStatus({ code: SpanStatusCode.ERROR });
    traced?.span.end();
  });
  const stop = observeQueries(({ text, ms, isFailed }) => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const end = Date.now();
    const verb = /\w+/.exec(text)?.[0] ?? 'query';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(verb, { kind: SpanKind.CLIENT, startTime: end - ms, attributes });
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  });
  app.addHook('onClose', async () => stop());
}

/** Runs a background job as a trace of its own. */
export function traceJob(name: string, run: () => Promise<void>): Promise<void> {
  return tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, async (span) => {
    try {
      await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
