/** Resumable uploads (tus 1.0.0) at `/api/uploads`: videos, too large for one request. */
export const uploadPath = '/api/uploads';

/** Containers that phones and editors write, by the ending of their file. */
export const videoTypes = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' } as const;
export type VideoType = (typeof videoTypes)[keyof typeof videoTypes];

export const largestVideo = 500_000_000;

/** Use of an upload: unpublished work of an agreement, or a portfolio piece. */
export const uploadPurposes = ['draft', 'content'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];
