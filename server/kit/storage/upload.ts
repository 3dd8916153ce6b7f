import type { FastifyRequest } from 'fastify';
import type { Upload } from '../../../contract/kit/calls.ts';
import { AppError, refuse, refuseField, unknownField } from '../http/errors.ts';
import { say } from '../i18n/messages.ts';
import { createPlaces } from '../i18n/places.ts';
import { type FileType, hasPdfHead, readFileType } from './file-type.rules.ts';

/** A file detected as an allowed type; only this module creates one. */
export interface UploadedFile {
  bytes: Buffer;
  type: FileType;
  /** Name given by the sender; for display, never for a path. */
  name: string;
  /** Form field it came in, for refusals. */
  field: string;
  /** Account that sent it. */
  owner: number;
}

/** Files of one account in memory at once; further ones wait unread on the connection. */
const atOnce = 3;
const places = createPlaces<number>(atOnce);

/** Reads the one file a call declares into memory, up to its declared size, and passes it to `use`. */
export function withUpload<T>(
  request: FastifyRequest,
  declared: Upload,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const owner = request.user?.id ?? 0;
  return places(owner, async () => use(await receiveFile(request, declared, owner)));
}

async function receiveFile(request: FastifyRequest, declared: Upload, owner: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refuse('UNSUPPORTED_TYPE', 'Send the file as multipart/form-data.');
  const part = await readParts(request, declared).catch((error: { statusCode?: number }) => {
    if (error instanceof AppError || error.statusCode) throw error;
    throw refuse('BAD_INPUT', 'Couldn’t read this upload. Please send the file again.');
  });
  if (!part) throw refuseField('BAD_INPUT', declared.field, 'Choose a file.');
  return { ...part, type: demandType(part.bytes, declared), field: declared.field, owner };
}

/** Detects the type from the bytes, ignoring name and form, before any decoder sees them. */
function demandType(bytes: Buffer, { accepts, field }: Upload): FileType {
  const type = readFileType(bytes);
  if (type !== null && (type !== 'pdf' || accepts === 'picture-or-pdf')) return type;
  if (accepts === 'picture') throw refuseField('UNSUPPORTED_TYPE', field, 'Use a JPEG, PNG, WebP or AVIF picture.');
  throw refuseField(
    'UNSUPPORTED_TYPE',
    field,
    hasPdfHead(bytes)
      ? 'This PDF is damaged or incomplete. Save it again and retry.'
      : 'Use a JPEG, PNG, WebP or AVIF picture, or a PDF.',
  );
}

/** Reads every part of the form: anything besides the file is refused, like unknown fields of a JSON body. */
async function readParts(request: FastifyRequest, { field, maxBytes }: Upload) {
  let file: Pick<UploadedFile, 'bytes' | 'name'> | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 4 } })) {
    if (part.type !== 'file') throw unknownField(part.fieldname);
    if (part.fieldname !== field) return undefined;
    const bytes = await part.toBuffer().catch(() => null);
    if (!bytes || part.file.truncated) {
      throw refuse('TOO_LARGE', say`Use a file of up to ${{ size: Math.floor(maxBytes / 1_000_000) }} MB.`);
    }
    file = { bytes, name: part.filename };
  }
  return file;
}
