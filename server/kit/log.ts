import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Paths that may hold a secret or a person's contact; they are written as "[kept out]". */
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

/** The process's log: one JSON object a line, secrets and contacts kept out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[kept out]' },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
  });
}
