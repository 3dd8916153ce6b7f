import { durationOf } from './mp4.ts';
import type { Source, VideoFacts } from './source.ts';

/** RFC 8794 and RFC 9559: a file is elements, each with an id, its length and its contents; some hold elements. */
interface Element {
  id: number;
  start: number;
  /** The end of the file where the length is unknown, as in a live recording. */
  end: number;
}

const ids = {
  head: 0x1a_45_df_a3,
  docType: 0x42_82,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  timeScale: 0x2a_d7_b1,
  duration: 0x44_89,
  tracks: 0x16_54_ae_6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f_43_b6_75,
} as const;
const pictureTrack = 1;

/** Number of variable length at a position, and its length; with the mark that tells the length, or without. */
function readNumber(bytes: Buffer, at: number, keepsMark: boolean): { value: number; length: number; isAll: boolean } {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('Not a number of EBML');
  let value = keepsMark ? first : first & (0xff >> length);
  let isAll = (first & (0xff >> length)) === 0xff >> length;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes.readUInt8(at + next);
    value = value * 256 + byte;
    isAll &&= byte === 0xff;
  }
  return { value, length, isAll };
}

async function* elementsOf(source: Source, { start, end }: { start: number; end: number }): AsyncGenerator<Element> {
  for (let at = start; at + 2 <= end; ) {
    const head = await source.read(at, 12);
    const id = readNumber(head, 0, true);
    const size = readNumber(head, id.length, false);
    const contents = at + id.length + size.length;
    const last = size.isAll ? end : contents + size.value;
    if (last > end) return;
    yield { id: id.value, start: contents, end: last };
    at = last;
  }
}

async function contentsOf(source: Source, { start, end }: Element): Promise<Buffer> {
  return source.read(start, Math.min(end - start, 64));
}

/** The elements of one level by id; the first of each. */
async function readLevel(source: Source, within: { start: number; end: number }): Promise<Map<number, Element>> {
  const found = new Map<number, Element>();
  for await (const element of elementsOf(source, within)) {
    if (!found.has(element.id)) found.set(element.id, element);
    // Everything needed stands before the pictures.
    if (element.id === ids.cluster) break;
  }
  return found;
}

/** Facts of a WebM file with a picture track; null for any other, Matroska's among them. */
export async function readWebm(source: Source): Promise<Omit<VideoFacts, 'type'> | null> {
  const whole = await readLevel(source, { start: 0, end: source.size });
  const head = whole.get(ids.head);
  const docType = head && (await readLevel(source, head)).get(ids.docType);
  if (!docType || (await contentsOf(source, docType)).toString('latin1').replace(/\0+$/, '') !== 'webm') return null;
  const segment = whole.get(ids.segment);
  const parts = segment && (await readLevel(source, segment));
  const tracks = parts?.get(ids.tracks);
  if (!parts || !tracks || !parts.has(ids.cluster)) return null;
  for await (const track of elementsOf(source, tracks)) {
    const picture = track.id === ids.track ? await readTrack(source, track) : null;
    if (picture) return { ...picture, durationMs: await readDuration(source, parts.get(ids.info)) };
  }
  return null;
}

async function readTrack(source: Source, track: Element) {
  const level = await readLevel(source, track);
  const [kind, codec, video] = [level.get(ids.trackType), level.get(ids.codec), level.get(ids.video)];
  if (!kind || !codec || !video || (await readInteger(source, kind)) !== pictureTrack) return null;
  const size = await readLevel(source, video);
  const [width, height] = [
    await readLength(source, size.get(ids.width)),
    await readLength(source, size.get(ids.height)),
  ];
  const name = (await contentsOf(source, codec)).toString('latin1');
  if (!width || !height || !/^[\w/.-]{1,40}$/.test(name)) return null;
  return { codec: name, width, height };
}

/** Pixels of one side, as far as MP4 can tell them too; null for any other number. */
async function readLength(source: Source, element: Element | undefined): Promise<number | null> {
  const length = element ? await readInteger(source, element) : 0;
  return length > 0 && length <= 0xff_ff ? length : null;
}

async function readInteger(source: Source, element: Element): Promise<number> {
  const bytes = await contentsOf(source, element);
  return bytes.length === 0 ? 0 : bytes.readUIntBE(0, Math.min(bytes.length, 6));
}

async function readDuration(source: Source, info: Element | undefined): Promise<number | null> {
  if (!info) return null;
  const level = await readLevel(source, info);
  const [scale, duration] = [level.get(ids.timeScale), level.get(ids.duration)];
  if (!duration) return null;
  const bytes = await contentsOf(source, duration);
  const ticks = bytes.length >= 8 ? bytes.readDoubleBE(0) : bytes.readFloatBE(0);
  const nanoseconds = scale ? await readInteger(source, scale) : 1_000_000;
  return durationOf((ticks * nanoseconds) / 1_000_000);
}
