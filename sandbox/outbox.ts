import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** An e-mail or SMS as delivered. */
export interface SentEmail {
  kind: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** Six digits, where the message contains a one-time code. */
  code?: string;
  createdAt: string;
}

export interface Outbox {
  add(email: Omit<SentEmail, 'createdAt'>): void;
  /** Newest first; optionally those to one address, ignoring case. */
  list(to?: string): SentEmail[];
}

/** Maximum number of messages kept; the oldest are dropped. */
const maxEmails = 2_000;

export function createOutbox(): Outbox {
  const emails: SentEmail[] = [];
  return {
    add(email) {
      emails.unshift({ ...email, createdAt: new Date().toISOString() });
      emails.length = Math.min(emails.length, maxEmails);
    },
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return emails.filter((email) => wanted === undefined || email.to.toLowerCase() === wanted);
    },
  };
}

/** Serves the outbox: the product adds messages with its key, anybody may read them. */
export function serveOutbox(app: FastifyInstance, { outbox, key }: { outbox: Outbox; key: string }): void {
  app.post('/outbox', async (request, reply) => {
    if (!isKeyGood(request.headers.authorization, key)) {
      return reply.code(401).send({ result: false, code: 'UNAUTHENTICATED', reason: 'The key is not right.' });
    }
    const { kind, to, subject, text, html, headers, code } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof to !== 'string' || typeof text !== 'string') {
      return reply.code(400).send({ result: false, code: 'BAD_INPUT', reason: 'Send to and text.' });
    }
    outbox.add({
      kind: kind === 'sms' ? 'sms' : 'email',
      to: to.slice(0, 320),
      subject: typeof subject === 'string' ? subject.slice(0, 500) : '',
      text: text.slice(0, 20_000),
      ...(typeof html === 'string' ? { html: html.slice(0, 100_000) } : {}),
      ...(isHeaders(headers) ? { headers } : {}),
      ...(typeof code === 'string' && /^\d{6}$/.test(code) ? { code } : {}),
    });
    return { result: true };
  });

  app.get('/outbox', async (request, reply) => {
    const { to } = request.query as { to?: string | string[] };
    return reply.header('cache-control', 'no-store').send({ result: true, data: outbox.list([to].flat()[0]) });
  });
}

function isHeaders(value: unknown): value is Record<string, string> {
  return value !== null && typeof value === 'object' && Object.values(value).every((each) => typeof each === 'string');
}

function isKeyGood(header: string | undefined, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${key}`));
}
