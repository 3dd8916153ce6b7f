import { type UploadPurpose, uploadPurposes, type VideoType, videoTypes } from '../../../contract/accounts/uploads.ts';
import type { LocalizedText } from '../../kit/i18n/messages.ts';
import { readFileName } from '../../kit/storage/files.rules.ts';

/** The metadata of a tus upload. */
export interface UploadOrder {
  purpose: UploadPurpose;
  /** Of a draft: the agreement it belongs to. */
  applicationId: number | null;
  filename: string;
  type: VideoType;
}

/** Reads the metadata of a new upload, or says which field is wrong. Other fields are left out. */
export function readMetadata(
  sent: Readonly<Record<string, string | null>> = {},
): UploadOrder | { field: string; reason: LocalizedText; isType?: boolean } {
  const purpose = uploadPurposes.find((each) => each === sent.purpose);
  if (!purpose) return { field: 'purpose', reason: 'Say what this upload is for: draft or content.' };
  const type = Object.values(videoTypes).find((each) => each === sent.filetype);
  if (!type) return { field: 'filetype', reason: 'Choose an MP4, WebM or QuickTime video.', isType: true };
  const wantsId = purpose === 'draft';
  const isId = /^[1-9]\d{0,14}$/.test(sent.application_id ?? '');
  if (wantsId && !isId) return { field: 'application_id', reason: 'Name the application this draft belongs to.' };
  return {
    purpose,
    applicationId: wantsId ? Number(sent.application_id) : null,
    filename: readFileName(sent.filename ?? ''),
    type,
  };
}
