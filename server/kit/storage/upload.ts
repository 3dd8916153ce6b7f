import type { FastifyRequest } from 'fastify';
import type { Upload } from '../../../contract/kit/calls.ts';
import { AppError, refuse, refuseField, unknownField } from '../http/errors.ts';
import { msg } from '../i18n/messages.ts';
import { createPlaces } from '../i18n/places.ts';
import { type FileType, hasPdfHead, readFileType } from './file-type.rules.ts';

/** A file detected as an allowed type; only this module creates one. */
export interface UploadedFile {
  bytes: Buffer;
  type: FileType | 'list';
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

/** A form as received; the file is missing only where its call allows that. */
export interface ReceivedForm {
  file: UploadedFile | undefined;
  fields: Record<string, string>;
}

/** Reads the one file a call declares into memory, up to its declared size, and passes it to `use` with other fields. */
export function withUpload<T>(
  request: FastifyRequest,
  declared: Upload,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const owner = request.user?.id ?? 0;
  return places(owner, async () => use(await receiveForm(request, declared, owner)));
}

async function receiveForm(request: FastifyRequest, declared: Upload, owner: number): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw refuse('UNSUPPORTED_TYPE', 'Send the file as multipart/form-data.');
  const { file, fields } = await readParts(request, declared).catch((error: { statusCode?: number }) => {
    if (error instanceof AppError || error.statusCode) throw error;
    throw refuse('BAD_INPUT', 'Couldn’t read this upload. Please send the file again.');
  });
  if (!file && declared.optional) return { file, fields };
  if (!file) throw refuseField('BAD_INPUT', declared.field, 'Choose a file.');
  return { file: { ...file, type: demandType(file.bytes, declared), field: declared.field, owner }, fields };
}

/** Detects the type from the bytes, ignoring name and form, before any decoder sees them. */
function demandType(bytes: Buffer, { accepts, field }: Upload): UploadedFile['type'] {
  if (accepts === 'list') return 'list';
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

/** Reads every part of the form. Fields are refused where the call takes the file alone, like unknown fields of a JSON body. */
async function readParts(request: FastifyRequest, { field, maxBytes, optional }: Upload) {
  let file: Pick<UploadedFile, 'bytes' | 'name'> | undefined;
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 8, fieldSize: 20_000 } })) {
    if (part.type !== 'file') {
      if (!optional) throw unknownField(part.fieldname);
      fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== field) {
      // Where the file may be missing, one under another name would be dropped without a word.
      if (optional) throw unknownField(part.fieldname);
      return { file: undefined, fields };
    }
    const bytes = await part.toBuffer().catch(() => null);
    if (!bytes || part.file.truncated) {
      throw refuse('TOO_LARGE', msg`Use a file of up to ${{ size: Math.floor(maxBytes / 1_000_000) }} MB.`);
    }
    file = { bytes, name: part.filename };
  }
  return { file, fields };
}
