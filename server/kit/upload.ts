import type { FastifyRequest } from 'fastify';
import { AppError, refuse, refuseField, unknownField } from './errors.ts';
import { say } from './words.ts';

export interface UploadedFile {
  bytes: Buffer;
  /** As the sender named it; for showing, never for a path. */
  name: string;
}

interface Declared {
  field: string;
  maxBytes: number;
}

/** The one file a call declares, wholly in memory, bounded by its declared size. */
export async function receiveFile(request: FastifyRequest, declared: Declared): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refuse('UNSUPPORTED_TYPE', 'Send the file as multipart/form-data.');
  const file = await readParts(request, declared).catch((error: { statusCode?: number }) => {
    if (error instanceof AppError || error.statusCode) throw error;
    throw refuse('BAD_INPUT', 'This upload cannot be read. Please send the file again.');
  });
  return file ?? Promise.reject(refuseField('BAD_INPUT', declared.field, 'Choose a file.'));
}

/** Every part of the form is looked at: what else it holds than the file is refused, as in a JSON body. */
async function readParts(request: FastifyRequest, { field, maxBytes }: Declared): Promise<UploadedFile | undefined> {
  let file: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 4 } })) {
    if (part.type !== 'file') throw unknownField(part.fieldname);
    if (part.fieldname !== field) return undefined;
    const bytes = await part.toBuffer().catch(() => null);
    if (!bytes || part.file.truncated) {
      throw refuse('TOO_LARGE', say`Use a file of at most ${{ size: Math.floor(maxBytes / 1_000_000) }} MB.`);
    }
    file = { bytes, name: part.filename.slice(0, 200) };
  }
  return file;
}
