import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestApp } from '../tests/app.ts';
import { openTestDatabase } from '../tests/database.ts';
import { startTracing } from './start-tracing.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** A collector that keeps the spans it gets. */
async function startReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, reply) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
    expect(request.url).toBe('/v1/traces');
    spans.push(...body.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('a call, its queries and its outgoing request arrive as one trace', async () => {
  const receiver = await startReceiver();
  const stop = startTracing(receiver.url);
  const app = await startTestApp(await openTestDatabase());
  const dialog = await fetch(`${app.context.config.ownUrl}/sandbox/facebook/dialog/oauth`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'sandbox-facebook-app',
      redirect_uri: `${app.context.config.publicUrl}/login`,
      response_type: 'token',
      answer: 'allow',
      name: 'Gita Rao',
      email: 'gita@example.in',
    }),
    redirect: 'manual',
  });
  await dialog.text();
  const access_token = /access_token=(\w+)/.exec(dialog.headers.get('location') ?? '')?.[1] ?? '';
  const reply = await app.api('POST /auth/facebookLogin', { body: { access_token } });
  expect(reply).toMatchObject({ status: 422, body: { code: 'ROLE_NEEDED' } });
  const id = reply.headers.get('x-request-id');
  await app.close();
  await stop();
  const call = receiver.spans.find(({ name }) => name === 'POST /api/auth/facebookLogin');
  expect(call?.attributes).toContainEqual({ key: 'request.id', value: { stringValue: id } });
  const children = receiver.spans.filter(({ traceId }) => traceId === call?.traceId);
  const textOf = ({ attributes }: ReceivedSpan, key: string) =>
    attributes.find((attribute) => attribute.key === key)?.value.stringValue ?? '';
  expect(children.map((span) => textOf(span, 'db.query.text')).filter(Boolean).length).toBeGreaterThan(0);
  expect(children.map((span) => textOf(span, 'url.full')).join()).toContain('/sandbox/');
  expect(children.every(({ spanId, parentSpanId }) => spanId === call?.spanId || parentSpanId)).toBe(true);
  receiver.close();
}, 120_000);
