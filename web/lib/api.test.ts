import { i18n } from '@lingui/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCalls } from '../../contract/kit/calls.ts';
import { access } from '../../contract/kit/permissions.ts';
import { storageOver } from '../../tests/storage.ts';
import { ApiError, request } from './api.ts';
import { download } from './download.ts';
import { loadMessages } from './i18n/messages.ts';

const calls = defineCalls(access.work, {
  look: {
    method: 'GET',
    path: '/thing/{id}',
    auth: 'user',
    summary: '',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ tag: z.optional(z.array(z.string())), q: z.optional(z.string()) }),
    reply: { data: z.string() },
  },
  make: {
    method: 'POST',
    path: '/thing',
    auth: 'user',
    summary: '',
    body: z.strictObject({ name: z.string() }),
    reply: {},
    idempotent: true,
  },
  picture: {
    method: 'POST',
    path: '/picture',
    auth: 'user',
    summary: '',
    multipart: { field: 'image', maxBytes: 5_000_000, accepts: 'picture' },
    reply: {},
  },
});

const assign = vi.fn();
let answer: () => Response;
const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer());

let store: Record<string, string>;
let location: { pathname: string; search: string; hash: string; assign: typeof assign };
beforeEach(() => {
  vi.clearAllMocks();
  store = { auth_token: 'secret', user_profile: '{"id":"7"}', theme: 'dark' };
  location = { pathname: '/my-campaigns', search: '?tab=joint', hash: '', assign };
  answer = () => Response.json({ result: true, data: 'yes' });
  vi.stubGlobal('localStorage', storageOver(store));
  vi.stubGlobal('window', { location });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('fetch', fetched);
});

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refuse = (status: number) => () => Response.json({ result: false, code: 'X', reason: 'No.' }, { status });

describe('a server that does not answer', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  const waiting = async (call: () => Promise<unknown>) => {
    vi.useFakeTimers();
    fetched.mockImplementationOnce(
      (_address, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
    );
    const outcome = call().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    return Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'))]);
  };

  it.each([
    ['a read', () => request(calls.look, { params: { id: '1' }, query: {} })],
    ['a write', () => request(calls.make, { body: { name: 'x' } })],
  ])('is reported within ten seconds: %s', async (_name, call) => {
    expect(await waiting(call)).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      reason: expect.stringContaining('couldn’t reach the server'),
    });
  });

  it('has a longer limit for files, based on a slow phone', async () => {
    const file = new Blob([new Uint8Array(1_000_000)]);
    expect(await waiting(() => request(calls.picture, { file }))).toBe('still waiting');
  });
});

describe('a call', () => {
  it('sends parameters, repeated query names and the token', async () => {
    const reply = await request(calls.look, { params: { id: 'a/b' }, query: { tag: ['x', 'y'], q: '' } });
    expect(reply.data).toBe('yes');
    const [address, init] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/thing/a%2Fb?tag=x&tag=y');
    expect(init.headers).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('keeps its idempotency key over retries', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      await request(calls.make, { body: { name: 'n' } }, { idempotencyKey: 'act-1' });
    }
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['act-1', 'act-1']);
  });

  it('throws a refusal with status, code, reason and fields', async () => {
    answer = () =>
      Response.json({ result: false, code: 'BAD_INPUT', reason: 'Check q.', fields: { q: 'No.' } }, { status: 400 });
    const error = await request(calls.look, { params: { id: '1' } }).catch((thrown: ApiError) => thrown);
    expect(error).toMatchObject({ status: 400, code: 'BAD_INPUT', reason: 'Check q.', fields: { q: 'No.' } });
    expect(assign).not.toHaveBeenCalled();
  });

  it('reports a missing or unreadable reply in the page’s language', async () => {
    i18n.loadAndActivate({ locale: 'hi', messages: await loadMessages('hi') });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const error = await request(calls.look, { params: { id: '1' } }).catch((thrown: ApiError) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: 'OFFLINE', reason: expect.stringMatching(/^सर्वर तक पहुँच नहीं पाए।/) });
    answer = () => new Response('<h1>502</h1>', { status: 502 });
    const other = await request(calls.look, { params: { id: '1' } }).catch((thrown: ApiError) => thrown);
    expect(other).toMatchObject({ status: 502, reason: 'कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।' });
  });
});

describe.each([401, 403])('a %i', (status) => {
  it('removes profile and token and redirects to login with a way back', async () => {
    answer = refuse(status);
    await expect(request(calls.look, { params: { id: '1' } })).rejects.toMatchObject({ status });
    expect(store).toEqual({ theme: 'dark' });
    expect(assign).toHaveBeenCalledWith('/login?callbackUrl=%2Fmy-campaigns%3Ftab%3Djoint');
  });

  it('only drops the token on public pages', async () => {
    answer = refuse(status);
    location.pathname = '/';
    await expect(request(calls.look, { params: { id: '1' } })).rejects.toMatchObject({ status });
    expect(store.auth_token).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  });

  it('leaves a session alone that began meanwhile', async () => {
    answer = () => {
      store.auth_token = 'newer';
      return refuse(status)();
    };
    await expect(request(calls.look, { params: { id: '1' } })).rejects.toMatchObject({ status });
    expect(store.auth_token).toBe('newer');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const link = { href: '', download: '', click: vi.fn() };
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'en' }, createElement: () => link });
    link.click.mockClear();
  });

  it('is saved under the server’s file name', async () => {
    const headers = { 'content-disposition': 'attachment; filename="statement-2026.csv"' };
    answer = () => new Response('date,amount', { headers });
    await download(calls.look, { params: { id: '1' } });
    expect(link).toMatchObject({ download: 'statement-2026.csv', href: expect.stringMatching(/^blob:/) });
    expect(link.click).toHaveBeenCalledOnce();
    expect(new Headers(fetched.mock.calls[0]![1].headers).get('authorization')).toBe('Bearer secret');
  });

  it('is not saved on a refusal', async () => {
    answer = refuse(422);
    await expect(download(calls.look, { params: { id: '1' } })).rejects.toMatchObject({ status: 422, reason: 'No.' });
    expect(link.click).not.toHaveBeenCalled();
  });

  it('redirects to login with a dead session', async () => {
    answer = refuse(401);
    await expect(download(calls.look, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(assign).toHaveBeenCalledWith('/login?callbackUrl=%2Fmy-campaigns%3Ftab%3Djoint');
  });
});

describe('holdCalls', () => {
  // Isolates the module state of these tests.
  beforeEach(() => void vi.resetModules());
  afterAll(() => void vi.resetModules());

  it('completes running calls, makes no new ones, and reloads a restored page', async () => {
    const { holdCalls, request: ask } = await import('./api.ts');
    const reload = vi.fn();
    const events = new EventTarget();
    vi.stubGlobal('window', Object.assign(events, { location: { ...location, reload } }));
    const begun = ask(calls.look, { params: { id: '1' } });
    holdCalls();
    store.auth_token = 'the other’s';
    void ask(calls.look, { params: { id: '2' } });
    expect((await begun).data).toBe('yes');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/thing/1']);
    events.dispatchEvent(new Event('pageshow'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
