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
  OPENSEARCH_URL: {
    schema: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/,
            'addresses such as https://search-1:9200,https://search-2:9200',
          ),
        ),
    ),
    about:
      'Nodes of an OpenSearch cluster that answers searches instead of the index in memory, by comma; PostgreSQL answers while it is away.',
    secret: true,
  },
  OPENSEARCH_NAME: {
    schema: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'small letters, digits and hyphens')),
    fallback: 'tandem-profiles',
    about: 'Beginning of the names of the indices there; one of its own for each installation that shares the cluster.',
  },
  OPENSEARCH_SHARDS: {
    schema: z.pipe(
      z.string().check(z.regex(/^([1-9]|[1-5][0-9]|6[0-4])$/, 'a number from 1 to 64')),
      z.pipe(z.transform(Number), z.number()),
    ),
    fallback: '1',
    about: 'Primary shards of an index that is built from now on: one for each 20 million profiles.',
  },
  S3_ENDPOINT: {
    schema: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/]+\/?$/, 'an address such as https://s3.example'))),
    about: 'S3-compatible server that keeps the files instead of DATA_DIR/files; the next four belong to it.',
  },
  S3_BUCKET: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'))),
    about: 'Bucket of its own for these files.',
  },
  S3_REGION: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'a region such as ap-south-1'))),
    about: 'Region of the bucket; us-east-1 or auto where the server has none.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.optional(z.string()),
    about: 'Key that may list the bucket, and read, write and delete in it.',
    secret: true,
  },
  S3_SECRET_ACCESS_KEY: { schema: z.optional(z.string()), about: 'Its secret.', secret: true },
  S3_PUBLIC_URL: {
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, 'an address such as https://files.tandem.example')),
    ),
    about: 'Address, of a CDN for example, at which the bucket’s files are public, except those below private/.',
  },
};
