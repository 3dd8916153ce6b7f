import type * as z from 'zod/mini';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { ProviderFailure } from './provider.ts';

const largestAnswer = 2 * 1024 * 1024;
const longestWaitMs = dayMs;

export interface Question {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  query?: Record<string, string>;
  form?: Record<string, string>;
  bearer?: string;
  timeoutMs: number;
  /** Interprets a refusal (status 4xx) of this provider. */
  judge: (status: number, body: unknown) => ProviderFailure;
}

/** Calls a provider and returns its response in the expected shape, or throws a ProviderFailure. */
export async function ask<S extends z.ZodMiniType>(schema: S, question: Question): Promise<z.infer<S>> {
  const outcome = schema.safeParse(await askRaw(question));
  if (!outcome.success) throw new ProviderFailure('unreadable', { detail: placeOf(outcome.error) });
  return outcome.data;
}

function placeOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.join('.') ?? '';
}

async function askRaw({ method = 'GET', url, query, form, bearer, timeoutMs, judge }: Question): Promise<unknown> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  const reply = await send(address, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const body = parse(reply.text);
  if (reply.status >= 200 && reply.status < 300) {
    if (body === undefined) throw new ProviderFailure('unreadable', { detail: 'no JSON' });
    return body;
  }
  const retryAfterMs = readRetryAfter(reply.headers);
  if (reply.status === 429) throw new ProviderFailure('rate_limited', { retryAfterMs });
  if (reply.status >= 500) throw new ProviderFailure('unavailable', { retryAfterMs });
  const failure = judge(reply.status, body);
  if (failure.kind !== 'rate_limited') throw failure;
  throw new ProviderFailure('rate_limited', { retryAfterMs: failure.retryAfterMs ?? retryAfterMs });
}

/**
 * The complete response as text, up to a maximum size. Failures include no URL or header, because they contain tokens.
 */
async function send(address: URL, init: RequestInit) {
  try {
    const reply = await fetch(address, init);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of reply.body ?? []) {
      size += chunk.length;
      if (size > largestAnswer) throw new ProviderFailure('unreadable', { detail: 'too long' });
      chunks.push(chunk);
    }
    return { status: reply.status, headers: reply.headers, text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderFailure('unavailable', { detail: isLate ? 'too slow' : 'no answer' });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After in milliseconds: seconds or a date (RFC 9110), a day at most. */
function readRetryAfter(headers: Headers): number | undefined {
  const given = headers.get('retry-after');
  if (given === null) return undefined;
  const wait = /^\d+$/.test(given) ? Number(given) * 1000 : new Date(given).getTime() - Date.now();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestWaitMs);
}
