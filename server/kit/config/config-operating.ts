import * as z from 'zod/mini';

/** Settings for operating the product. Source: the product's rules, "Running it". */
export const operatingVariables = {
  ENV_FILE: {
    schema: z.optional(z.string()),
    about:
      'Settings file, one NAME=value per line, read by the server and every command. Default: .env, then /etc/tandem/tandem.env; empty reads none. Environment variables take precedence.',
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
    about: 'Bearer token for scraping /api/metrics with Prometheus; an operator’s token works too.',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, 'an address such as http://collector:4318'))),
    about:
      'OpenTelemetry collector (OTLP over HTTP) that receives traces of calls, jobs, queries and outgoing requests.',
  },
  BACKUP_PASSPHRASE: {
    schema: z.optional(z.string().check(z.minLength(12, 'at least 12 characters'))),
    about: 'Passphrase that encrypts backups (npm run backup) and decrypts them (npm run restore).',
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
      'Comma-separated nodes of an OpenSearch cluster that answers searches instead of the in-memory index. While it is unavailable, PostgreSQL answers.',
    secret: true,
  },
  OPENSEARCH_NAME: {
    schema: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'small letters, digits and hyphens')),
    fallback: 'tandem-profiles',
    about: 'Prefix of the index names in OpenSearch; must be unique for each installation that shares the cluster.',
  },
  OPENSEARCH_SHARDS: {
    schema: z.pipe(
      z.string().check(z.regex(/^([1-9]|[1-5][0-9]|6[0-4])$/, 'a number from 1 to 64')),
      z.pipe(z.transform(Number), z.number()),
    ),
    fallback: '1',
    about: 'Primary shards of indices built from now on; use one per 20 million profiles.',
  },
  S3_ENDPOINT: {
    schema: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s/]+\/?$/, 'an address such as https://s3.example'))),
    about: 'S3-compatible server that stores files instead of DATA_DIR/files; requires the next four variables.',
  },
  S3_BUCKET: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'))),
    about: 'Bucket used for these files only.',
  },
  S3_REGION: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'a region such as ap-south-1'))),
    about: 'Region of the bucket; us-east-1 or auto if the server has no regions.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.optional(z.string()),
    about: 'Access key with permission to list the bucket and to read, write, copy and delete objects.',
    secret: true,
  },
  S3_SECRET_ACCESS_KEY: { schema: z.optional(z.string()), about: 'Secret of S3_ACCESS_KEY_ID.', secret: true },
  S3_PUBLIC_URL: {
    schema: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, 'an address such as https://files.tandem.example')),
    ),
    about: 'Public base URL of the bucket’s files, for example a CDN; it must not serve private/.',
  },
};
