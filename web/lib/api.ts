import { t } from '@lingui/core/macro';
import type { Call, CallInput, CallReply, Refusal } from '../../contract/kit/calls.ts';
import { dropDeadSession } from './end-session.ts';
import { loginFor, paths } from './paths.ts';
import { comeBack, readSession } from './session.ts';
import { askForProof } from './step-up.ts';

/** Failed call. `status` 0: no reply; `message` is the server's, empty without one. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Sentence for people, in the page's language. */
  readonly reason: string;
  /** Errors by input field. */
  readonly fields: Record<string, string>;
  /** With some refusals: earliest time for another try. */
  readonly until: string | undefined;

  constructor(status: number, refusal: Partial<Refusal>) {
    super(refusal.message ?? refusal.reason ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code ?? 'UNKNOWN';
    this.reason = refusal.reason ?? refusal.message ?? somethingWrong();
    this.fields = refusal.fields ?? {};
    this.until = refusal.until;
  }
}

interface Options {
  signal?: AbortSignal;
  /** Idempotency key of a user action, kept over retries; default: a new one per request. */
  idempotencyKey?: string;
  /** Completes even if the page is closed. */
  keepalive?: boolean;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
}

/** Token, language and transport of calls: the browser's; on the server, those of the page being rendered. */
export const carrier = {
  token: () => readSession().token,
  language: () => document.documentElement.lang,
  send: fetchInTime,
};

/** Time limit of a read until its first byte, so that a page explains within 10 s why it is empty. */
const readMs = 8_000;
/** Time limit of a write. The server may still complete it; its idempotency key makes a retry harmless. */
const writeMs = 9_500;
/** Upload speed of a slow phone in bytes per ms, for the time limit of uploads. */
const uploadBytesAMs = 32;

function patienceOf({ method, body }: RequestInit): number {
  if (method === 'GET') return readMs;
  const files = body instanceof FormData ? [...body.values()].filter((value) => value instanceof Blob) : [];
  return writeMs + files.reduce((sum, { size }) => sum + size, 0) / uploadBytesAMs;
}

async function fetchInTime(address: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patienceOf(init));
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  try {
    return await fetch(address, { ...init, signal });
  } catch (error) {
    throw late.signal.aborted && !init.signal?.aborted ? unreachable('TIMEOUT') : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Makes a declared call and returns its typed reply; throws ApiError on failure. */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: Options = {},
): Promise<CallReply<C>> {
  const { response, token } = await exchange(call, input, options);
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok && reply !== null && !isWaiting(call, response)) return reply as CallReply<C>;
  throw refusalOf({ response, reply, token });
}

/** Whether a payment waits for a second member: not done, and told like a refusal, with a reason for people. */
function isWaiting({ payment }: Call, { status }: Response): boolean {
  return payment === true && status === 202;
}

let isHeld = false;

/**
 * Blocks further calls on a page that is being replaced by one of another session, which would use that session and could
 * end it. A page restored from the back/forward cache reloads.
 */
export function holdCalls(): void {
  isHeld = true;
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
}

type ExchangeOptions = Options & { accept?: string };

/**
 * Makes a declared call and returns the response with the token used. When the server requires step-up, asks for it and
 * repeats the call.
 */
export async function exchange(call: Call, input: LooseInput, options: ExchangeOptions) {
  const first = await exchangeOnce(call, input, options);
  const methods = await methodsAskedFor(first.response);
  if (!methods) return first;
  const asked = { call: `${call.method} ${call.path}`, body: input.body, methods };
  return (await askForProof(asked)) ? exchangeOnce(call, input, options) : first;
}

/** Proof methods of a STEP_UP refusal, else null. */
async function methodsAskedFor(response: Response): Promise<string[] | null> {
  if (response.status !== 422) return null;
  const refusal: Partial<Refusal> | null = await response
    .clone()
    .json()
    .catch(() => null);
  return refusal?.code === 'STEP_UP' ? (refusal.methods ?? []) : null;
}

async function exchangeOnce(call: Call, input: LooseInput, options: ExchangeOptions) {
  if (isHeld) await new Promise<never>(() => {});
  const token = call.auth === 'public' ? null : carrier.token();
  const { accept = 'application/json', idempotencyKey: key } = options;
  const response = await send(addressOf(call, input), {
    method: call.method,
    headers: { accept, ...headersOf(call, { token, hasJson: input.body !== undefined && !input.file, key }) },
    body: bodyOf(call, input),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  });
  return { response, token };
}

interface Refused {
  response: Response;
  reply: unknown;
  token: string | null;
}

/** Error of a refusal; a dead token ends the session. */
export function refusalOf({ response: { status }, reply, token }: Refused): ApiError {
  if (token && (status === 401 || status === 403)) leaveForLogin(token);
  return new ApiError(status, (reply ?? {}) as Partial<Refusal>);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await carrier.send(address, init);
  } catch (error) {
    if (init.signal?.aborted || error instanceof ApiError) throw error;
    throw unreachable();
  }
}

/** Fallback reason. */
export function somethingWrong(): string {
  return t`Something went wrong. Please try again.`;
}

/** Error without a reply. */
export function unreachable(code: 'OFFLINE' | 'TIMEOUT' = 'OFFLINE'): ApiError {
  return new ApiError(0, {
    code,
    reason: t`We couldn’t reach the server. Check your connection and try again.`,
  });
}

function addressOf(call: Call, { params = {}, query = {} }: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
    }
  }
  return `/api${path}${search.size ? `?${search}` : ''}`;
}

function headersOf(
  call: Call,
  { token, hasJson, key }: { token: string | null; hasJson: boolean; key: string | undefined },
) {
  // Reasons must be in the page's language, not the browser's.
  const headers: Record<string, string> = { 'accept-language': carrier.language() };
  if (token) headers.authorization = `Bearer ${token}`;
  if (hasJson) headers['content-type'] = 'application/json';
  if (call.idempotent) headers['idempotency-key'] = key ?? crypto.randomUUID();
  return headers;
}

function bodyOf(call: Call, { body, file }: LooseInput): BodyInit | null {
  if (call.multipart && file) {
    const form = new FormData();
    for (const [name, value] of Object.entries((body as object | undefined) ?? {})) form.append(name, String(value));
    form.append(call.multipart.field, file);
    return form;
  }
  return body === undefined ? null : JSON.stringify(body);
}

/**
 * Handles 401 and 403: removes the profile and redirects to login with a way back, or to the person's own account when they
 * no longer act for this one. Public pages only drop the token. Does nothing if the session has changed meanwhile.
 */
function leaveForLogin(token: string): void {
  if (readSession().token !== token) return;
  if (comeBack()) {
    window.location.assign(paths.operator);
    return;
  }
  const hasOther = dropDeadSession();
  const { pathname, search, hash } = window.location;
  if (isPublicPage(pathname) || pathname === paths.login) return;
  if (hasOther) {
    holdCalls();
    window.location.assign(paths.dashboard);
    return;
  }
  window.location.assign(loginFor(pathname + search + hash));
}

const publicPages: readonly string[] = [
  paths.home,
  paths.solutions,
  paths.referralProgram,
  paths.faqs,
  paths.plans,
  paths.terms,
  paths.privacy,
  paths.cancellation,
  paths.cookies,
  paths.newsletter,
  paths.removeProfile(),
  '/unsubscribe',
];
/** Beginnings of the public pages of one city, or of one person. */
const publicPrefixes = ['/top-influencers/', paths.mediaKit('')];

function isPublicPage(pathname: string): boolean {
  return publicPages.includes(pathname) || publicPrefixes.some((prefix) => pathname.startsWith(prefix));
}
