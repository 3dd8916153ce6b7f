import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';
import { describeFile, publicCaching } from './content-types.ts';
import { FilesAway } from './files-away.ts';

export type BucketSettings = NonNullable<Config['bucket']>;

interface StoredObject {
  key: string;
  size: number;
  changedAt: Date;
}

/** The objects of an S3 bucket. Every call throws FilesAway when the server cannot do it. */
export interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** In parts of a few megabytes. */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Bytes from `start` to `end`, both included, as they come; null for an unknown key. */
  read(key: string, part?: { start: number; end: number }): Promise<Readable | null>;
  /** Null for an unknown key. */
  size(key: string): Promise<number | null>;
  list(prefix: string): AsyncIterable<StoredObject>;
  remove(key: string): Promise<void>;
  /** Makes one object of others, within the server; all but the last are of one size. */
  join(key: string, parts: readonly string[]): Promise<void>;
}

/** Time to connect, to begin an answer, and without a byte in a body that a slow reader takes. */
const [connectMs, answerMs, idleMs] = [3_000, 60_000, 120_000];
/** Each slow reader of a file holds a connection. */
const mostConnections = 1_000;
const writeAtOnce = 2;

type Sdk = typeof import('@aws-sdk/client-s3');

/** Loads the SDK with the first call, so that installations without a bucket do not pay for it. */
function connect({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Names of buckets are no host names anywhere else.
      forcePathStyle: !/\.amazonaws\.com\/?$/.test(endpoint),
      // Not every server knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
        socketTimeout: idleMs,
        httpAgent: { keepAlive: true, maxSockets: mostConnections },
        httpsAgent: { keepAlive: true, maxSockets: mostConnections },
      },
    });
    return { sdk, client };
  };
  let opened: ReturnType<typeof open> | undefined;
  return async <T>(work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> => {
    opened ??= open();
    const { sdk, client } = await opened;
    try {
      return await work(client, sdk);
    } catch (error) {
      throw error instanceof FilesAway ? error : new FilesAway(explain(error));
    }
  };
}

/** Only name and message: the error itself holds the request with its access key. */
function explain(error: unknown): string {
  const { name, message, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  // Answers to HEAD have no text.
  if (/^Unknown/.test(message)) return `HTTP status ${$metadata?.httpStatusCode}`;
  return [...new Set([name, code, message])].filter(Boolean).join(', ');
}

function isUnknown(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes((error as Error).name);
}

/** Headers stored with a file, because a CDN that reads the bucket itself sends them along. */
function headersOf(key: string) {
  const described = describeFile(key);
  return {
    ...(described ? { ContentType: described.type, ContentDisposition: described.disposition } : {}),
    CacheControl: key.startsWith('private/') ? 'private, no-store' : publicCaching,
  };
}

export function openBucket(settings: BucketSettings): Bucket {
  const ask = connect(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    put: (key, bytes) =>
      ask(async (client, { PutObjectCommand }) => {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...headersOf(key) }));
      }),
    write: (key, content) =>
      ask(async (client) => {
        const { Upload } = await import('@aws-sdk/lib-storage');
        const params = { ...at(key), Body: Readable.from(content, { objectMode: false }), ...headersOf(key) };
        await new Upload({ client, params, queueSize: writeAtOnce }).done();
      }),
    read: (key, part) =>
      ask(async (client, { GetObjectCommand }) => {
        const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
        const found = await unlessUnknown(client.send(new GetObjectCommand({ ...at(key), ...range })));
        return found && ((found.Body as Readable | undefined) ?? Readable.from([]));
      }),
    size: (key) =>
      ask(async (client, { HeadObjectCommand }) => {
        const found = await unlessUnknown(client.send(new HeadObjectCommand(at(key))));
        return found && (found.ContentLength ?? 0);
      }),
    async *list(prefix) {
      for (let token: string | undefined; ; ) {
        const page = await ask((client, { ListObjectsV2Command }) =>
          client.send(new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: prefix, ContinuationToken: token })),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key) yield { key: Key, size: Size ?? 0, changedAt: LastModified ?? new Date() };
        token = page.NextContinuationToken;
        if (!page.IsTruncated || !token) return;
      }
    },
    remove: (key) =>
      ask(async (client, { DeleteObjectCommand }) => {
        await unlessUnknown(client.send(new DeleteObjectCommand(at(key))));
      }),
    join: (key, parts) => ask((client, sdk) => joinObjects({ client, sdk, at: at(key) }, parts)),
  };
}

async function unlessUnknown<T>(asking: Promise<T>): Promise<T | null> {
  return asking.catch((error) => {
    if (isUnknown(error)) return null;
    throw error;
  });
}

interface Joined {
  client: S3Client;
  sdk: Sdk;
  at: { Bucket: string; Key: string };
}

/** A multipart upload whose parts are copies of objects. */
async function joinObjects({ client, sdk, at }: Joined, sources: readonly string[]): Promise<void> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...at, ...headersOf(at.Key) }));
  try {
    const Parts = [];
    for (const [index, source] of sources.entries()) {
      const part = { ...at, UploadId, PartNumber: index + 1, CopySource: `${at.Bucket}/${source}` };
      const { CopyPartResult } = await client.send(new sdk.UploadPartCopyCommand(part));
      Parts.push({ ETag: CopyPartResult?.ETag, PartNumber: index + 1 });
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => {});
    throw error;
  }
}

/** All bytes of an object; null for an unknown key. */
export async function readWhole(bucket: Bucket, key: string): Promise<Buffer | null> {
  const content = await bucket.read(key);
  return content && buffer(content);
}
