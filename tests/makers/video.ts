/** Videos of any size, made of the boxes that tell what they are; their pictures are noise. */

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

export function box(name: string, ...contents: Uint8Array[]): Buffer {
  const inside = Buffer.concat(contents);
  return Buffer.concat([uint32(inside.length + 8), Buffer.from(name, 'latin1'), inside]);
}

export interface VideoLook {
  brand?: string;
  /** Of the whole file, at least some hundred bytes. */
  bytes?: number;
  seconds?: number;
  width?: number;
  height?: number;
  codec?: string;
  /** Recorded upright by a phone: stored lying, with a matrix that turns it. */
  isTurned?: boolean;
}

function movie({ seconds = 42, width = 1080, height = 1920, codec = 'avc1', isTurned = false }: VideoLook): Buffer {
  const scale = 1_000;
  const matrix = isTurned
    ? uint32(0, 0x1_0000, 0, 0xff_ff_00_00, 0, 0, 0, 0, 0x4000_0000)
    : uint32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);
  const [w, h] = isTurned ? [height, width] : [width, height];
  const track = box(
    'trak',
    box('tkhd', uint32(0, 0, 0, 1, 0, seconds * scale, 0, 0, 0, 0), matrix, uint32(w << 16, h << 16)),
    box(
      'mdia',
      box('hdlr', uint32(0, 0), Buffer.from('vide'), uint32(0, 0, 0)),
      box('minf', box('stbl', box('stsd', uint32(0, 1, 86), Buffer.from(codec, 'latin1'), Buffer.alloc(78)))),
    ),
  );
  const sound = box('trak', box('mdia', box('hdlr', uint32(0, 0), Buffer.from('soun'), uint32(0, 0, 0))));
  return box('moov', box('mvhd', uint32(0, 0, 0, scale, seconds * scale), Buffer.alloc(80)), sound, track);
}

/** An MP4 whose facts come at its end, as phones write it; with `brand: 'qt  '` a QuickTime file. */
export function makeMp4(look: VideoLook = {}): Uint8Array<ArrayBuffer> {
  const head = box('ftyp', Buffer.from(look.brand ?? 'isom'), uint32(512), Buffer.from('isomavc1'));
  const facts = movie(look);
  const size = Math.max(0, (look.bytes ?? 4_096) - head.length - facts.length - 8);
  const noise = Buffer.alloc(size);
  for (let at = 0, seed = 7; at + 4 <= size; at += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    noise.writeUInt32LE(seed, at);
  }
  return new Uint8Array(Buffer.concat([head, box('mdat', noise), facts]));
}

const element = (id: string, contents: Uint8Array) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(contents.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, contents]);
};

/** A WebM; without `seconds` as a browser's recorder leaves it. */
export function makeWebm({ seconds, width = 1280, height = 720, codec = 'V_VP9' }: VideoLook = {}, docType = 'webm') {
  const number = (value: number) => uint32(value);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1_000);
  const info = [element('2ad7b1', number(1_000_000)), ...(seconds === undefined ? [] : [element('4489', duration)])];
  const video = element('e0', Buffer.concat([element('b0', number(width)), element('ba', number(height))]));
  const track = Buffer.concat([element('83', Buffer.from([1])), element('86', Buffer.from(codec)), video]);
  const segment = Buffer.concat([
    element('1549a966', Buffer.concat(info)),
    element('1654ae6b', element('ae', track)),
    element('1f43b675', Buffer.alloc(1_000, 3)),
  ]);
  const head = element('1a45dfa3', element('4282', Buffer.from(docType)));
  return new Uint8Array(Buffer.concat([head, element('18538067', segment)]));
}
