import { type Attachment, attachmentCalls } from '../../../../contract/chat/attachments.ts';
import type { Refusal } from '../../../../contract/kit/calls.ts';
import { ApiError, unreachable } from '../../../lib/api.ts';
import { readSession } from '../../../lib/session.ts';

interface Course {
  /** Sent share, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a file by XMLHttpRequest, since fetch reports no progress. Throws ApiError. */
export function uploadAttachment(file: File, { onProgress, signal }: Course): Promise<Attachment> {
  const { addAttachment } = attachmentCalls;
  const form = new FormData();
  form.append(addAttachment.multipart.field, file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(addAttachment.method, `/api${addAttachment.path}`);
    call.setRequestHeader('authorization', `Bearer ${readSession().token}`);
    call.responseType = 'json';
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    call.onload = () => {
      if (call.status === 201) resolve((call.response as { data: Attachment }).data);
      else reject(new ApiError(call.status, (call.response ?? {}) as Partial<Refusal>));
    };
    call.onerror = () => reject(unreachable());
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
