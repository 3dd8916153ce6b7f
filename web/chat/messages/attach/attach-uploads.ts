import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { noteRefusal, noteUploaded, putInOutbox, takeFromOutbox, type Written } from '../outbox.ts';
import { uploadAttachment } from './attach-request.ts';

/** Upload in progress, for the lifetime of the page. */
interface Upload {
  file: File;
  /** Preview URL until the server has the picture. */
  preview: string;
  /** 0 to 1; null while paused. */
  part: number | null;
  stop: () => void;
}

const uploads = new Map<string, Upload>();
/** Previews by attachment id, so that the picture does not flicker once the message is stored. */
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
  /** Pixels; null for a PDF. */
  width: number | null;
  height: number | null;
}

/** Queues a file with its caption and uploads it; `onReady` then sends the outbox. */
export function sendFile(message: Written, { file, width, height }: Picked, onReady: () => void): void {
  const { name, size: bytes } = file;
  const clientId = putInOutbox({ ...message, file: { name, bytes, width, height } });
  const preview = width === null ? '' : URL.createObjectURL(file);
  change(clientId, { file, preview, part: null, stop: () => undefined });
  void upload(clientId, onReady);
}

/** Retries an upload; impossible for files of an earlier page. */
export function uploadAgain(clientId: string, onReady: () => void): void {
  if (uploads.has(clientId)) void upload(clientId, onReady);
}

/** Removes the message and cancels its upload. */
export function dropUpload(clientId: string): void {
  takeFromOutbox([clientId]);
  const dropped = uploads.get(clientId);
  change(clientId, null);
  dropped?.stop();
  if (dropped?.preview) URL.revokeObjectURL(dropped.preview);
}

const lockOf = (clientId: string) => `upload ${clientId}`;

/** Whether any tab of this browser is uploading it. */
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
    // The connection may be back before its loss was reported.
    if (!isOffline || !wasAway) noteRefusal(clientId, reasonOf(error));
    else if (navigator.onLine) again();
    else addEventListener('online', again, { once: true });
  } finally {
    removeEventListener('offline', noteAway);
  }
}
