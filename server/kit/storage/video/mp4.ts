import type { Source, VideoFacts } from './source.ts';

/** ISO/IEC 14496-12: a file is boxes, each with its length and a name of four letters; some hold boxes. */
interface Box {
  name: string;
  /** Of its contents. */
  start: number;
  end: number;
}

async function* boxesOf({ read, size }: Source, { start, end }: { start: number; end: number }): AsyncGenerator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const head = await read(at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const headLength = short === 1 ? 16 : 8;
    if (length < headLength || at + length > end) return;
    yield { name: head.toString('latin1', 4, 8), start: at + headLength, end: at + length };
    at += length;
  }
}

async function findBox(source: Source, within: { start: number; end: number }, path: string): Promise<Box | null> {
  const [name, ...rest] = path.split('.');
  for await (const box of boxesOf(source, within)) {
    if (box.name === name) return rest.length > 0 ? findBox(source, box, rest.join('.')) : box;
  }
  return null;
}

/** Contents of a small box, or null where it is missing. */
async function readBox(source: Source, within: { start: number; end: number }, path: string): Promise<Buffer | null> {
  const box = await findBox(source, within, path);
  return box && source.read(box.start, Math.min(box.end - box.start, 128));
}

/** Facts of an MP4 or QuickTime file with a picture track; null for any other. */
export async function readMp4(source: Source): Promise<Omit<VideoFacts, 'type'> | null> {
  const whole = { start: 0, end: source.size };
  const movie = await findBox(source, whole, 'moov');
  const hasMedia = (await findBox(source, whole, 'mdat')) !== null;
  if (!movie || !hasMedia) return null;
  for await (const track of boxesOf(source, movie)) {
    if (track.name !== 'trak') continue;
    const picture = await readTrack(source, track);
    if (picture) return { ...picture, durationMs: await readDuration(source, movie) };
  }
  return null;
}

async function readTrack(source: Source, track: Box) {
  const kind = await readBox(source, track, 'mdia.hdlr');
  if (kind?.toString('latin1', 8, 12) !== 'vide') return null;
  const head = await readBox(source, track, 'tkhd');
  const codec = (await readBox(source, track, 'mdia.minf.stbl.stsd'))?.toString('latin1', 12, 16) ?? '';
  if (!head || !/^[\w .-]{4}$/.test(codec)) return null;
  // Version 1 has 64-bit times. The matrix and the size come last.
  const matrix = head[0] === 1 ? 52 : 40;
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  const [width, height] = [head.readUInt32BE(matrix + 36) >>> 16, head.readUInt32BE(matrix + 40) >>> 16];
  if (width === 0 || height === 0) return null;
  return { codec: codec.trim(), width: isTurned ? height : width, height: isTurned ? width : height };
}

/** Duration of the movie, or of all its fragments. */
async function readDuration(source: Source, movie: Box): Promise<number | null> {
  const head = await readBox(source, movie, 'mvhd');
  if (!head) return null;
  const isLong = head[0] === 1;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const isUnknown = ticks === 0 || ticks === 0xff_ff_ff_ff || ticks > Number.MAX_SAFE_INTEGER;
  const fragments = isUnknown ? await readBox(source, movie, 'mvex.mehd') : null;
  const all = fragments
    ? fragments[0] === 1
      ? Number(fragments.readBigUInt64BE(4))
      : fragments.readUInt32BE(4)
    : isUnknown
      ? 0
      : ticks;
  return durationOf((all / scale) * 1_000);
}

/** A length in whole milliseconds; null for none, and for one longer than a day. */
export function durationOf(milliseconds: number): number | null {
  const whole = Math.round(milliseconds);
  return whole > 0 && whole <= 86_400_000 ? whole : null;
}
