import type { VideoType } from '../../../../contract/accounts/uploads.ts';
import { readMp4 } from './mp4.ts';
import type { Source, VideoFacts } from './source.ts';
import { readWebm } from './webm.ts';

/** Bytes that are enough to tell a container by its beginning. */
export const headBytes = 16;

/** Container of a file by its first bytes; null for every type that is not allowed. */
export function readVideoType(head: Buffer): VideoType | null {
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a_45_df_a3) return 'video/webm';
  const box = head.toString('latin1', 4, 8);
  if (box !== 'ftyp') return ['moov', 'mdat', 'wide'].includes(box) ? 'video/quicktime' : null;
  const brand = head.toString('latin1', 8, 12);
  if (/^(?:avif|avis|heic|heix|hevc|mif1|msf1|M4A |M4B |crx )$/.test(brand)) return null;
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/** Facts of a video, or null for anything that is not a complete one. Reads headers only, of a bounded number. */
export async function readVideo(source: Source): Promise<VideoFacts | null> {
  const type = readVideoType(await source.read(0, headBytes));
  if (!type) return null;
  const budget = { left: mostReads };
  const bounded: Source = {
    size: source.size,
    read: async (at, length) => {
      budget.left -= 1;
      if (budget.left < 0) throw new TooDeep();
      return source.read(at, length);
    },
  };
  try {
    const facts = type === 'video/webm' ? await readWebm(bounded) : await readMp4(bounded);
    return facts && { ...facts, type };
  } catch (error) {
    // A header that points beyond its end is a damaged file, not a failure of ours.
    if (error instanceof TooDeep || error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads that one file may cost: a phone's recording needs under a hundred. */
const mostReads = 4_000;
class TooDeep extends Error {}
