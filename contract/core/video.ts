import * as z from 'zod/mini';

/** Id of an upload, with which its address ends. */
export const uploadIdPattern = /^[0-9a-f]{32}$/;

/** Id of a finished upload. */
export const uploadId = z.string().check(z.regex(uploadIdPattern, 'This upload is unknown.'));

/** Facts of an uploaded video, read from its container. */
export const videoFacts = {
  type: z.string(),
  bytes: z.number(),
  /** Seconds; null where the file does not say. */
  duration: z.nullable(z.number()),
  width: z.number(),
  height: z.number(),
  /** As its container names it, such as `avc1` or `hvc1`. */
  codec: z.string(),
};
