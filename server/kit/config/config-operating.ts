import * as z from 'zod/mini';

/** Settings for operating the product. Source: the product's rules, "Running it". */
export const operatingVariables = {
  ENV_FILE: {
    schema: z.optional(z.string()),
    about:
      'File with settings, one NAME=value a line, that the server and every command read; .env and /etc/tandem/tandem.env when not set, none when empty. The environment wins.',
  },
  SLOW_CALL_MS: {
    schema: z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, 'a number of milliseconds')),
      z.pipe(z.transform(Number), z.number()),
    ),
    fallback: '1000',
    about: 'Milliseconds after which a request is logged as slow.',
  },
  METRICS_TOKEN: {
    schema: z.optional(z.string().check(z.minLength(16, 'at least 16 characters'))),
    about: 'Bearer token with which Prometheus reads /api/metrics; an operator’s token works too.',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, 'an address such as http://collector:4318'))),
    about: 'OpenTelemetry collector (OTLP over HTTP) that gets traces of calls, jobs, queries and outgoing requests.',
  },
  BACKUP_PASSPHRASE: {
    schema: z.optional(z.string().check(z.minLength(12, 'at least 12 characters'))),
    about: 'Passphrase that npm run backup encrypts with and npm run restore reads with.',
    secret: true,
  },
};
