import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { noteRefusal, noteUploaded, putInOutbox, takeFromOutbox, type Written } from '../outbox.ts';
import { uploadAttachment } from './attach-request.ts';

/** A file on its way to the server; it lives as long as the page. */
interface Upload {
  file: File;
  /** Shows a picture before the server has it. */
  preview: string;
  /** From 0 to 1; null while it does not move. */
  part: number | null;
  stop: () => void;
}

const uploads = new Map<string, Upload>();
/** Previews of what is uploaded, by the attachment's id: the picture stays as it is when the message is stored. */
const previews = new Map<string, string>();
const listeners = new Set<() => void>();

function change(clientId: string, upload: Upload | null): void {
  if (upload) uploads.set(clientId, upload);
  else uploads.delete(clientId);
  for (const listener of listeners) listener();
}

export function useUpload(clientId: string): Upload | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads.get(clientId),
    () => undefined,
  );
}

export function previewOf(attachmentId: string): string | undefined {
  return previews.get(attachmentId);
}

export interface Picked {
  file: File;
  /** Pixels of a picture; null for a PDF. */
  width: number | null;
  height: number | null;
}

/** Puts a file with its caption into the outbox and uploads it; `onReady` sends the outbox on. */
export function sendFile(message: Written, { file, width, height }: Picked, onReady: () => void): void {
  const { name, size: bytes } = file;
  const clientId = putInOutbox({ ...message, file: { name, bytes, width, height } });
  const preview = width === null ? '' : URL.createObjectURL(file);
  change(clientId, { file, preview, part: null, stop: () => undefined });
  void upload(clientId, onReady);
}

/** Tries again; a file that an earlier page had is gone. */
export function uploadAgain(clientId: string, onReady: () => void): void {
  if (uploads.has(clientId)) void upload(clientId, onReady);
}

/** Takes the message away, and stops what runs of it. */
export function dropUpload(clientId: string): void {
  takeFromOutbox([clientId]);
  const dropped = uploads.get(clientId);
  change(clientId, null);
  dropped?.stop();
  if (dropped?.preview) URL.revokeObjectURL(dropped.preview);
}

const lockOf = (clientId: string) => `upload ${clientId}`;

/** Whether some page of this browser is uploading it. */
export async function isUploading(clientId: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(clientId));
}

async function upload(clientId: string, onReady: () => void): Promise<void> {
  const known = uploads.get(clientId);
  if (!known || known.part !== null) return;
  const course = new AbortController();
  const { file, preview } = known;
  const show = (part: number | null) => {
    if (uploads.has(clientId)) change(clientId, { file, preview, part, stop: () => course.abort() });
  };
  show(0);
  let wasAway = !navigator.onLine;
  const noteAway = () => {
    wasAway = true;
  };
  addEventListener('offline', noteAway);
  try {
    const attachment = await navigator.locks.request(lockOf(clientId), () =>
      uploadAttachment(file, { onProgress: show, signal: course.signal }),
    );
    if (preview) previews.set(attachment.id, preview);
    noteUploaded(clientId, attachment.id);
    onReady();
  } catch (error) {
    show(null);
    if (course.signal.aborted) return;
    const isOffline = error instanceof ApiError && error.code === 'OFFLINE';
    const again = () => uploadAgain(clientId, onReady);
    // It may be back by the time that its loss is told of.
    if (!isOffline || !wasAway) noteRefusal(clientId, reasonOf(error));
    else if (navigator.onLine) again();
    else addEventListener('online', again, { once: true });
  } finally {
    removeEventListener('offline', noteAway);
  }
}
