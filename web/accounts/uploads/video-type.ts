import type { VideoType } from '../../../contract/accounts/uploads.ts';

/** Container of a chosen file by its first bytes, since phones and editors name it differently. */
export async function typeOfVideo(file: Blob): Promise<VideoType | null> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.startsWith('\x1aE\xdf\xa3')) return 'video/webm';
  const box = text.slice(4, 8);
  if (box === 'ftyp') return text.slice(8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  return ['moov', 'mdat', 'wide'].includes(box) ? 'video/quicktime' : null;
}
