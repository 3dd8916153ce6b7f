import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Paths that may hold a secret or a person's contact; written as "[kept out]". */
const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.confirm_password',
  '*.current_password',
  '*.otp',
  '*.token',
  '*.reset_token',
  '*.credential',
  '*.access_token',
  '*.email',
  '*.mobile',
];

const keptOut = '[kept out]';

/**
 * Logged properties of an error. Others may contain the row the database refused, or the address of a bounced e-mail.
 */
const loggedFields = [
  'type',
  'message',
  'stack',
  'code',
  'status',
  'statusCode',
  'kind',
  'constraint',
  'table',
  'column',
];
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function describeError(error: Error): object {
  const said = Object.entries(pino.stdSerializers.err(error)).filter(([name]) => loggedFields.includes(name));
  return Object.fromEntries(
    said.map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(emails, keptOut) : value]),
  );
}

/** Logger of the process: one JSON object per line, with secrets and contacts redacted. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: keptOut },
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
  });
}
