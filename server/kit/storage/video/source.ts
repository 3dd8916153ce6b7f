import type { VideoType } from '../../../../contract/accounts/uploads.ts';

/** Reads `length` bytes at a position; fewer at the end of the file. */
type ReadAt = (at: number, length: number) => Promise<Buffer>;

/** Facts of a video from its container; nothing is decoded. */
export interface VideoFacts {
  type: VideoType;
  /** Null where the container does not say, as in recordings made by browsers. */
  durationMs: number | null;
  width: number;
  height: number;
  /** As the container names it: `avc1`, `hvc1`, `V_VP9`. */
  codec: string;
}

export interface Source {
  read: ReadAt;
  size: number;
}
