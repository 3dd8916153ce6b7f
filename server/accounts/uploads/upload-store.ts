import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, getHashes } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/server';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { headBytes, readVideoType } from '../../kit/storage/video/video.ts';
import { dropUpload, findUpload, refuseBytes, refuseFinished, type Upload, uploadLifeMs } from './uploads.service.ts';

interface Checksum {
  algorithm: 'sha1' | 'sha256';
  digest: string;
}

/** The request that is being answered: tus hands neither to its store. */
export const uploadRequest = new AsyncLocalStorage<{ user: User; checksum: Checksum | null }>();

export const checksumAlgorithms = (['sha1', 'sha256'] as const).filter((each) => getHashes().includes(each));

/** Reads `Upload-Checksum: sha1 BASE64`; null where it is malformed or of another algorithm. */
export function readChecksum(header: string): Checksum | null {
  const [name, digest = ''] = header.split(' ');
  const algorithm = checksumAlgorithms.find((each) => each === name);
  return algorithm && /^[A-Za-z0-9+/]{20,}={0,2}$/.test(digest) ? { algorithm, digest } : null;
}

/** Status of a part whose checksum is another one; the protocol's own. */
const mismatch = { status_code: 460, body: 'Checksum Mismatch' };

/** Keeps uploads where their files stay, so that nothing is moved at the end; the database knows the rest. */
export class UploadStore extends DataStore {
  readonly #context: Context;
  override extensions = ['creation', 'creation-with-upload', 'termination', 'checksum', 'expiration'];

  constructor(context: Context) {
    super();
    this.#context = context;
  }

  #find(id: string): Promise<Upload> {
    const request = uploadRequest.getStore();
    if (!request) throw ERRORS.FILE_NOT_FOUND;
    return findUpload(this.#context, request.user, id);
  }

  override getExpiration(): number {
    return uploadLifeMs;
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    upload.creation_date = this.#context.now().toISOString();
    const { key } = await this.#find(upload.id);
    await this.#context.storage.growing.begin(key);
    return upload;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const row = await this.#find(id);
    const { purpose, application_id, filename, content_type: filetype, bytes, created_at, finished_at } = row;
    const reached = await this.#context.storage.growing.reached(row.key);
    if (reached === null) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new TusUpload({
      id,
      size: bytes,
      offset: finished_at ? bytes : Math.min(reached, bytes),
      metadata: { purpose, filename, filetype, ...(application_id ? { application_id: String(application_id) } : {}) },
      creation_date: created_at.toISOString(),
    });
  }

  override async remove(id: string): Promise<void> {
    await dropUpload(this.#context, await this.#find(id));
  }

  /** Appends a part; one with a checksum is kept only as a whole. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const row = await this.#find(id);
    if (row.finished_at) throw refuseFinished();
    const { growing } = this.#context.storage;
    const checksum = uploadRequest.getStore()?.checksum ?? null;
    const hash = checksum && createHash(checksum.algorithm);
    let written = 0;
    const watch = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const isHead = offset + written === 0 && chunk.length >= headBytes;
        if (isHead && readVideoType(chunk) !== row.content_type) return done(refuseBytes());
        hash?.update(chunk);
        written += chunk.length;
        return done(null, chunk);
      },
    });
    try {
      await pipeline(readable, watch, (content) => growing.append(row.key, offset, content));
      if (hash?.digest('base64') !== checksum?.digest) throw mismatch;
    } catch (error) {
      if (checksum && !(await this.#isClosed(id))) await growing.cut(row.key, offset);
      if (offset + written === 0) await this.#dropWrong(row, error);
      throw error;
    }
    return offset + written;
  }

  /** A draft handed in meanwhile has finished its upload: its bytes stay as they were read. */
  async #isClosed(id: string): Promise<boolean> {
    const row = await this.#find(id).catch(() => null);
    return row?.finished_at !== null;
  }

  async #dropWrong(row: Upload, error: unknown): Promise<void> {
    if ((error as { code?: unknown }).code === 'UNSUPPORTED_TYPE') await dropUpload(this.#context, row);
  }
}
