import { channel } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** Sends traces to an OpenTelemetry collector; returns a function that sends the rest and stops. */
export function startTracing(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tandem' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true });
  fetches.setTracerProvider(provider);
  const stopHttp = traceHttpRequests();
  return async () => {
    stopHttp();
    fetches.disable();
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}

/** Traces requests of libraries that use node:http, such as the payment gateway's, by Node's own diagnostics. */
function traceHttpRequests(): () => void {
  const spans = new WeakMap<ClientRequest, Span>();
  const start = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    if (!trace.getActiveSpan()?.isRecording()) return;
    const attributes = { 'http.request.method': request.method, 'server.address': request.host };
    spans.set(request, trace.getTracer('tandem').startSpan(request.method, { kind: SpanKind.CLIENT, attributes }));
  };
  const finish = (message: unknown) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', response.statusCode ?? 0);
    span?.end();
  };
  const fail = (message: unknown) => {
    const span = spans.get((message as { request: ClientRequest }).request);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const listeners = [
    ['http.client.request.start', start],
    ['http.client.response.finish', finish],
    ['http.client.request.error', fail],
  ] as const;
  for (const [name, listener] of listeners) channel(name).subscribe(listener);
  return () => {
    for (const [name, listener] of listeners) channel(name).unsubscribe(listener);
  };
}
