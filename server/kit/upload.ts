import type { FastifyRequest } from 'fastify';
import { refuse, refuseField } from './errors.ts';
import { say } from './words.ts';

export interface UploadedFile {
  bytes: Buffer;
  /** As the sender named it; for showing, never for a path. */
  name: string;
}

/** The one file a call declares, wholly in memory, bounded by its declared size. */
export async function receiveFile(
  request: FastifyRequest,
  declared: { field: string; maxBytes: number },
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refuse('UNSUPPORTED_TYPE', 'Send the file as multipart/form-data.');
  const part = await request
    .file({ limits: { fileSize: declared.maxBytes, files: 1, fields: 4 } })
    .catch((error: { statusCode?: number }) => {
      throw error.statusCode ? error : refuse('BAD_INPUT', 'This upload cannot be read. Please send the file again.');
    });
  if (!part || part.fieldname !== declared.field) {
    throw refuseField('BAD_INPUT', declared.field, 'Choose a file.');
  }
  const bytes = await part.toBuffer().catch(() => null);
  if (!bytes || part.file.truncated) {
    throw refuse('TOO_LARGE', say`Use a file of at most ${{ size: Math.floor(declared.maxBytes / 1_000_000) }} MB.`);
  }
  return { bytes, name: part.filename.slice(0, 200) };
}
