import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { logRequests, requestIds } from './access-log.ts';
import { handleErrors } from './error-handler.ts';

async function start({ slowCallMs = 1_000, trustProxy }: { slowCallMs?: number; trustProxy?: string } = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds({ trustProxy }),
  });
  app.decorateRequest('user', null);
  logRequests(app, { slowCallMs, logLevel: 'info' });
  handleErrors(app);
  app.get('/api/links/:token', async () => ({ result: true }));
  app.get('/api/fails', async () => {
    throw new Error('on purpose');
  });
  app.get('/api/health/live', async () => ({ result: true }));
  return { app, lines };
}

it('logs each request by its route, with the id that the reply carries, and no token of the address', async () => {
  const { app, lines } = await start();
  const reply = await app.inject('/api/links/secret-token?code=123456');
  await app.inject('/api/health/live');
  expect(lines).toMatchObject([
    { msg: 'Request', method: 'GET', route: '/api/links/:token', status: 200, reqId: reply.headers['x-request-id'] },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-token|123456/);
});

it('repeats the id in the reply of a failure, so that a person can name it', async () => {
  const { app, lines } = await start();
  const reply = await app.inject('/api/fails');
  expect(reply.json()).toMatchObject({ code: 'INTERNAL', request_id: reply.headers['x-request-id'] });
  expect(lines.filter(({ reqId }) => reqId === reply.headers['x-request-id'])).toHaveLength(2);
  expect((await app.inject('/api/nowhere')).json()).not.toHaveProperty('request_id');
});

it('warns of slow requests', async () => {
  const { app, lines } = await start({ slowCallMs: 0 });
  await app.inject('/api/links/a');
  expect(lines).toMatchObject([{ msg: 'Slow request', level: 40, route: '/api/links/:token' }]);
});

it('takes the id of a trusted proxy alone, and only a plain one', async () => {
  const headers = { 'x-request-id': 'proxy-id-12345678' };
  const ask = async (trustProxy: string | undefined, given: Record<string, string>) =>
    (await (await start(trustProxy ? { trustProxy } : {})).app.inject({ url: '/api/links/a', headers: given })).headers[
      'x-request-id'
    ];
  expect(await ask('1', headers)).toBe('proxy-id-12345678');
  expect(await ask(undefined, headers)).not.toBe('proxy-id-12345678');
  expect(await ask('1', { 'x-request-id': '<b>'.repeat(8) })).toMatch(/^[\da-f-]{36}$/);
});
