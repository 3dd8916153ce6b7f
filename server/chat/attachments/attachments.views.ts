import type { Attachment } from '../../../contract/chat/attachments.ts';
import type { AttachmentRow } from './attachments.queries.ts';

/** `sign` makes the temporary URL of a stored file. */
export function viewAttachment(row: AttachmentRow, sign: (key: string) => string): Attachment {
  return {
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    url: sign(row.key),
    preview_url: row.preview_key === null ? null : sign(row.preview_key),
  };
}
